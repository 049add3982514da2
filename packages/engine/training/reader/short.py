"""judged/short-cvs.jsonl as train.py reads it.

Usage: short.py OUT.json.gz
"""
import gzip, json, os, sys

lines = open(os.path.join(os.path.dirname(__file__), 'judged', 'short-cvs.jsonl'))
cvs = [json.loads(line) for line in lines if line.strip()]
out = [{'id': f'short {n}', 'written': True, 'lines': cv['lines'], 'asked': [{**asked, 'trade': cv['trade'], 'left_out': []} for asked in cv['asked']]} for n, cv in enumerate(cvs)]
with gzip.open(sys.argv[1], 'wt') as file:
    json.dump(out, file)
