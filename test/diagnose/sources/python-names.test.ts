import { describe, expect, it } from 'vitest';
import { createExampleWorld } from '../../../src/diagnose/example-world.js';
import {
  managedMarkers,
  pythonSlips,
  pythonSubmodules,
  pythonTests,
} from '../../../src/diagnose/sources/python-names.js';

const files = {
  '/usr/lib/python3.11/EXTERNALLY-MANAGED': '',
  '/usr/lib/python3.11/http/server.py': '',
  '/usr/lib/python3.11/http/__init__.py': '',
};

describe('names of Python', () => {
  it('lists the modules inside a package', () => {
    expect(pythonSubmodules(createExampleWorld({ files }), 'http')).toEqual(['http.server']);
    expect(pythonSubmodules(createExampleWorld({ files }), '../http')).toEqual([]);
  });

  it('takes one slip for a slip and leaves known and short names alone', () => {
    const world = createExampleWorld({ files });
    expect(pythonSlips(world, 'reqeusts')).toEqual(['requests']);
    expect(pythonSlips(world, 'requests')).toEqual([]);
    expect(pythonSlips(world, 'tql')).toEqual([]);
    expect(pythonSlips(world, 'jsn')).toEqual(['json']);
    expect(pythonSlips(world, 'pig')).toEqual([]);
    expect(pythonSlips(world, 'acme_tools')).toEqual([]);
  });

  it('knows the modules of the folder, and puts them first', () => {
    const own = { ...files, 'utils.py': '', 'reqests/__init__.py': '', 'data/x.csv': '' };
    const world = createExampleWorld({ files: own });
    expect(pythonSlips(world, 'utls')).toEqual(['utils']);
    expect(pythonSlips(world, 'reqest')).toEqual(['reqests']);
    expect(pythonSlips(world, 'utils')).toEqual([]);
    expect(pythonSlips(world, 'dota')).toEqual([]);
  });

  it('lists tests and the words in their names', () => {
    const tests = {
      'tests/test_user.py': 'class TestUser:\n    def test_log_in(self): ...\n',
      'a.py': 'def test_x(): ...',
    };
    expect(pythonTests(createExampleWorld({ files: tests }))).toEqual([
      'TestUser',
      'User',
      'test_log_in',
      'log_in',
      'test',
      'log',
      'in',
    ]);
  });

  it('sees the marker of the distribution', () => {
    expect(managedMarkers(createExampleWorld({ files }))).toEqual(['/usr/lib/python3.11/EXTERNALLY-MANAGED']);
    expect(managedMarkers(createExampleWorld({}))).toEqual([]);
  });
});
