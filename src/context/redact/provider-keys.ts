/** A key format that its issuer made recognisable. */
export interface ProviderKey {
  readonly kind: string;
  /** Literal text that every key of this kind contains: a cheap test before the exact one. */
  readonly hints: readonly string[];
  /** The key itself; every quantifier is bounded, so that matching stays linear. */
  readonly body: RegExp;
}

const row = (kind: string, hints: string, body: RegExp): ProviderKey => ({
  kind,
  hints: hints.split(' '),
  body,
});

/** Key formats of clouds, code hosts, chats, payment, AI, registries, CI and operations, one row a format. */
export const PROVIDER_KEYS: readonly ProviderKey[] = [
  // Clouds
  row('aws-access-key', 'AKIA ASIA ABIA ACCA', /A(?:KIA|SIA|BIA|CCA)[A-Z0-9]{16}/),
  row('google-api-key', 'AIza', /AIza[A-Za-z0-9_-]{35}/),
  row('google-oauth-token', 'ya29.', /ya29\.[A-Za-z0-9_-]{20,512}/),
  row('google-client-secret', 'GOCSPX-', /GOCSPX-[A-Za-z0-9_-]{28}/),
  row('azure-client-secret', '8Q~', /[A-Za-z0-9]{3}8Q~[A-Za-z0-9_~.-]{34}/),
  row('alibaba-access-key', 'LTAI', /LTAI[A-Za-z0-9]{16,30}/),
  row('digitalocean-token', '_v1_', /do[opr]_v1_[a-f0-9]{64}/),
  row('cloudflare-origin-key', 'v1.0-', /v1\.0-[a-f0-9]{24}-[a-f0-9]{146}/),
  row('heroku-key', 'HRKU-', /HRKU-[A-Za-z0-9_-]{36,80}/),
  row('fly-token', 'FlyV1 fo1_ fm2_', /(?:FlyV1 )?f(?:m2|o1)_[A-Za-z0-9+/=_-]{32,512}/),
  row('netlify-token', 'nfp_', /nfp_[A-Za-z0-9]{36,64}/),
  row('render-key', 'rnd_', /rnd_[A-Za-z0-9]{28,64}/),
  row('supabase-key', 'sbp_ sb_secret_', /sb(?:p_[a-f0-9]{40}|_secret_[A-Za-z0-9_-]{20,64})/),
  row('planetscale-token', 'pscale_', /pscale_(?:tkn|pw|oauth)_[A-Za-z0-9_=.-]{32,64}/),
  // Code hosts
  row('github-token', 'ghp_ gho_ ghu_ ghs_ ghr_', /gh[pousr]_[A-Za-z0-9]{36,255}/),
  row('github-token', 'github_pat_', /github_pat_[A-Za-z0-9]{22}_[A-Za-z0-9]{20,100}/),
  row(
    'gitlab-token',
    'glpat- gldt- glrt- glcbt- glptt- glft- glsoat- glimt- gloas- glagent-',
    /gl(?:pat|dt|rt|cbt|ptt|ft|soat|imt|oas|agent)-[A-Za-z0-9_-]{20,64}/,
  ),
  row('bitbucket-token', 'ATBB', /ATBB[A-Za-z0-9]{28,64}/),
  row('atlassian-token', 'ATATT3 ATCTT3', /AT[AC]TT3[A-Za-z0-9_=-]{40,512}/),
  // Chats
  row(
    'slack-token',
    'xoxa- xoxb- xoxe- xoxo- xoxp- xoxr- xoxs- xoxc- xoxd-',
    /xox[abcdeoprs]-[A-Za-z0-9-]{12,255}/,
  ),
  row('slack-token', 'xapp-', /xapp-[0-9]-[A-Za-z0-9-]{20,255}/),
  row(
    'slack-webhook',
    'hooks.slack.com',
    /hooks\.slack\.com\/(?:services|workflows)\/[A-Za-z0-9/+_-]{20,128}/,
  ),
  row(
    'discord-webhook',
    '/api/webhooks/',
    /discord(?:app)?\.com\/api\/webhooks\/[0-9]{10,24}\/[A-Za-z0-9_-]{40,96}/,
  ),
  row('discord-token', '.', /[MNO][A-Za-z0-9_-]{23,27}\.[A-Za-z0-9_-]{6}\.[A-Za-z0-9_-]{27,40}/),
  row('telegram-token', ':AA', /(?:bot)?[0-9]{8,10}:AA[A-Za-z0-9_-]{33}/),
  row('teams-webhook', 'webhook.office.com', /webhook\.office\.com\/webhookb2\/[A-Za-z0-9@/-]{60,255}/),
  // Payment and commerce
  row('stripe-key', '_live_ _test_', /[sr]k_(?:live|test)_[A-Za-z0-9]{16,255}/),
  row('stripe-webhook-secret', 'whsec_', /whsec_[A-Za-z0-9+/=]{24,128}/),
  row('square-token', 'sq0', /sq0(?:atp|csp|idp)-[A-Za-z0-9_-]{22,43}/),
  row('shopify-token', 'shpat_ shpca_ shppa_ shpss_', /shp(?:at|ca|pa|ss)_[a-fA-F0-9]{32}/),
  row('razorpay-key', 'rzp_', /rzp_(?:live|test)_[A-Za-z0-9]{14}/),
  row('braintree-token', 'access_token$', /access_token\$(?:production|sandbox)\$[0-9a-z]{16}\$[0-9a-f]{32}/),
  row(
    'plaid-token',
    'access-',
    /access-(?:sandbox|development|production)-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/,
  ),
  // AI
  row('anthropic-key', 'sk-ant-', /sk-ant-[A-Za-z0-9_-]{20,255}/),
  row('openrouter-key', 'sk-or-', /sk-or-[A-Za-z0-9_-]{20,255}/),
  row('openai-key', 'sk-', /sk-(?:proj-|svcacct-|admin-|None-)?[A-Za-z0-9_-]{20,255}/),
  row('huggingface-token', 'hf_', /hf_[A-Za-z0-9]{30,64}/),
  row('replicate-token', 'r8_', /r8_[A-Za-z0-9]{37}/),
  row('groq-key', 'gsk_', /gsk_[A-Za-z0-9]{40,64}/),
  row('perplexity-key', 'pplx-', /pplx-[A-Za-z0-9]{40,64}/),
  row('xai-key', 'xai-', /xai-[A-Za-z0-9]{60,100}/),
  row('nvidia-key', 'nvapi-', /nvapi-[A-Za-z0-9_-]{40,100}/),
  row('langsmith-key', 'lsv2_', /lsv2_(?:pt|sk)_[0-9a-f]{32}_[0-9a-f]{10}/),
  row('pinecone-key', 'pcsk_', /pcsk_[A-Za-z0-9_]{40,100}/),
  row('elevenlabs-key', 'sk_', /sk_[0-9a-f]{48}/),
  row('databricks-token', 'dapi', /dapi[a-f0-9]{32}(?:-[0-9]{1,2})?/),
  // Package registries
  row('npm-token', 'npm_', /npm_[A-Za-z0-9]{36}/),
  row('pypi-token', 'pypi-AgE', /pypi-AgE[A-Za-z0-9_-]{50,255}/),
  row('rubygems-key', 'rubygems_', /rubygems_[a-f0-9]{48}/),
  row('crates-token', 'cio', /cio[A-Za-z0-9]{32}/),
  row('nuget-key', 'oy2', /oy2[a-z0-9]{43}/),
  row('docker-token', 'dckr_', /dckr_[po]at_[A-Za-z0-9_-]{27,64}/),
  row('jfrog-key', 'AKCp', /AKCp[A-Za-z0-9]{60,100}/),
  row('clojars-token', 'CLOJARS_', /CLOJARS_[a-z0-9]{60}/),
  // CI and operations
  row('circleci-token', 'CCIPAT_ CCIPRJ_', /CCIP(?:AT|RJ)_[A-Za-z0-9]{22}_[a-f0-9]{40}/),
  row('buildkite-token', 'bkua_', /bkua_[a-f0-9]{40}/),
  row('terraform-token', '.atlasv1.', /[A-Za-z0-9]{14}\.atlasv1\.[A-Za-z0-9_=-]{60,100}/),
  row('pulumi-token', 'pul-', /pul-[a-f0-9]{40}/),
  row('vault-token', 'hvs. hvb. hvr.', /hv[sbr]\.[A-Za-z0-9_-]{24,300}/),
  row('doppler-token', 'dp.', /dp\.(?:pt|st|ct|sa|scim|audit)\.[A-Za-z0-9_.-]{40,80}/),
  row('sonar-token', 'squ_ sqp_ sqa_', /sq[upa]_[a-f0-9]{40}/),
  row('grafana-token', 'glsa_ glc_', /gl(?:sa_[A-Za-z0-9]{32}_[a-f0-9]{8}|c_[A-Za-z0-9+/=]{32,400})/),
  row('newrelic-key', 'NRAK- NRJS- NRAA-', /NR(?:AK|JS|AA)-[A-Za-z0-9]{19,32}/),
  row('sentry-token', 'sntrys_ sntryu_', /sntry[su]_[A-Za-z0-9+/=_]{40,255}/),
  row('postman-key', 'PMAK-', /PMAK-[a-f0-9]{24}-[a-f0-9]{34}/),
  row('tailscale-key', 'tskey-', /tskey-[a-z]{2,12}-[A-Za-z0-9-]{16,100}/),
  row('onepassword-token', 'ops_eyJ', /ops_eyJ[A-Za-z0-9_-]{40,1024}/),
  row('age-key', 'AGE-SECRET-KEY-1', /AGE-SECRET-KEY-1[A-Z0-9]{58}/),
  row(
    'launchdarkly-key',
    'sdk- mob- api-',
    /(?:sdk|mob|api)-[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/,
  ),
  row('dynatrace-token', 'dt0', /dt0[a-z][0-9]{2}\.[A-Z0-9]{24}\.[A-Z0-9]{64}/),
  // Mail, messages and work tools
  row('sendgrid-key', 'SG.', /SG\.[A-Za-z0-9_-]{16,32}\.[A-Za-z0-9_-]{16,64}/),
  row('mailgun-key', 'key-', /key-[a-f0-9]{32}/),
  row('mailchimp-key', '-us', /[a-f0-9]{32}-us[0-9]{1,2}/),
  row('twilio-key', 'SK', /SK[a-f0-9]{32}/),
  row('linear-key', 'lin_api_', /lin_api_[A-Za-z0-9]{40}/),
  row('notion-token', 'ntn_ secret_', /(?:ntn|secret)_[A-Za-z0-9]{43,50}/),
  row('figma-token', 'figd_', /figd_[A-Za-z0-9_-]{38,64}/),
  row('airtable-token', 'pat', /pat[A-Za-z0-9]{14}\.[a-f0-9]{64}/),
  row('dropbox-token', 'sl.', /sl\.[A-Za-z0-9_-]{120,512}/),
  row('facebook-token', 'EAA', /EAA[A-Za-z0-9]{80,255}/),
  row('jwt', 'eyJ', /eyJ[A-Za-z0-9_-]{6,2048}\.[A-Za-z0-9_-]{4,2048}\.[A-Za-z0-9_-]{0,2048}/),
];
