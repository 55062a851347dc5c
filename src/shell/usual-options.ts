/** Options of tools that show none when one is mistyped; asked only where the tool itself cannot be. */
export const USUAL_OPTIONS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries({
    docker:
      '--all --attach --build-arg --cap-add --detach --entrypoint --env --env-file --expose --file --filter --follow --force --format --gpus --help --hostname --interactive --label --memory --mount --name --network --no-cache --no-trunc --platform --privileged --publish --publish-all --pull --quiet --restart --rm --shm-size --since --tag --tail --target --timestamps --tty --user --volume --volumes --workdir',
    'docker-compose':
      '--abort-on-container-exit --build --detach --file --follow --force-recreate --no-build --no-cache --no-deps --project-name --pull --remove-orphans --rmi --scale --tail --timestamps --volumes',
    kubectl:
      '--all --all-namespaces --as --cluster --container --context --dry-run --field-selector --filename --follow --force --from-file --from-literal --grace-period --image --kubeconfig --namespace --output --port --previous --recursive --replicas --selector --server --show-labels --since --stdin --tail --timeout --tty --type --wait --watch',
    helm: '--atomic --create-namespace --debug --dry-run --install --namespace --reuse-values --set --set-string --timeout --values --version --wait',
    pip: '--break-system-packages --editable --extra-index-url --force-reinstall --index-url --no-cache-dir --no-deps --outdated --pre --quiet --requirement --target --upgrade --user --verbose',
    pip3: '--break-system-packages --editable --extra-index-url --force-reinstall --index-url --no-cache-dir --no-deps --outdated --pre --quiet --requirement --target --upgrade --user --verbose',
    aws: '--dryrun --endpoint-url --no-cli-pager --no-sign-request --output --profile --query --recursive --region',
    gh: '--assignee --base --body --draft --head --json --label --limit --repo --state --title --web',
  }).map(([tool, names]) => [tool, names.split(' ')]),
);
