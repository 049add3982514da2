"""Texts of the field with words left out, for the encoder to fill in: it was made for everyday English and knows few words of trades.

Usage: gaps.py DATA_DIR OUT.txt.gz ROWS...   (writes the texts; train.py calls fill_gaps)

Derived from ESCO (European Commission), the O*NET 29.2 Database (USDOL/ETA, CC BY 4.0), the adverts and CVs of the data's folder and the
labelled rows; CVs and trades for choosing and for testing are left out.
"""
import csv, gzip, io, json, math, random, sys, time
import torch, torch.nn.functional as F
from parts import part_of
from rows import read_rows
from stacked import WIDTH, states

MASK = 103


def pieces(text, most=420):
    found = ''
    for line in (l.strip() for l in text.replace('Company Name', '').split('\n')):
        if len(found) + len(line) > most and found:
            yield found
            found = ''
        found = f'{found} {line}'.strip()
    if len(found) > 40:
        yield found[:900]


def texts_of(data, rows):
    table = lambda name, delimiter: csv.DictReader(io.TextIOWrapper(gzip.open(f'{data}/{name}'), 'utf-8', errors='replace'), delimiter=delimiter)
    for cv in map(json.loads, gzip.open(f'{data}/cvs/livecareer-dev.jsonl.gz', 'rt')):
        if part_of({'cv': cv['id']}) == 'train':
            yield from pieces(cv['text'])
    for ad in table('jobs/glassdoor-ads.csv.gz', ','):
        yield from pieces(f"{ad['Job Title']}\n{ad['Job Description']}")
    for post in table('esco/occupations.csv.gz', ','):
        yield f"{post['PREFERREDLABEL']}: {post['DESCRIPTION']} {', '.join(post['ALTLABELS'].split(chr(10))[:6])}"
    for skill in table('esco/skills.csv.gz', ','):
        yield ', '.join(skill['altLabels'].split('\n')[:10])
    titles = {r['O*NET-SOC Code']: r['Title'] for r in table('onet/occupation-data.tsv.gz', '\t')}
    for task in table('onet/task-statements.tsv.gz', '\t'):
        yield f"{titles.get(task['O*NET-SOC Code'], '')}: {task['Task']}"
    for r in rows:
        if part_of(r) == 'train' and not r.get('cv') and r['verdict'] == 'met':
            yield f"{r['trade']}. {r['requirement']}: {r['line']}"


def hidden(ids, mask, words):
    """Three words in twenty are to be told again: most are masked, some are another word, some stay. The first of the words are signs."""
    first = min(999, words // 2)
    chosen = (torch.rand(ids.shape, device=ids.device) < .15) & mask.bool() & (ids >= first)
    by = torch.rand(ids.shape, device=ids.device)
    given = torch.where(chosen & (by < .8), MASK, ids)
    given = torch.where(chosen & (by >= .8) & (by < .9), torch.randint_like(ids, first, words), given)
    return given, chosen


def fill_gaps(weights, texts, chance, kind, seconds, rate=2.5e-4, size=256):
    device = weights['out.bias'].device
    weights = {k: v.detach().clone().requires_grad_() for k, v in weights.items()}
    head = {'turn': torch.eye(WIDTH, device=device), 'bias': torch.zeros(weights['embeddings.word_embeddings.weight'].shape[1], device=device), 'size': torch.ones(1, device=device)}
    head = {k: v.requires_grad_() for k, v in head.items()}
    learned = [v for k, v in weights.items() if not k.startswith('out.')]
    optimiser = torch.optim.AdamW([{'params': learned, 'lr': rate}, {'params': list(head.values()), 'lr': 4 * rate}], weight_decay=.01)
    rates = [group['lr'] for group in optimiser.param_groups]
    began, step, losses = time.time(), 0, []
    order = sorted(range(len(texts)), key=lambda i: texts.lengths[i])
    batches = [order[at:at + size] for at in range(0, len(order), size)]
    while time.time() < began + seconds:
        chance.shuffle(batches)
        for chosen in batches:
            share = (time.time() - began) / seconds
            if share >= 1:
                break
            for group, full in zip(optimiser.param_groups, rates):
                group['lr'] = full * min(1, (step + 1) / 200) * (1 - share)
            ids, mask, kinds = texts.batch(chosen)
            given, at = hidden(ids, mask, len(head['bias']))
            x = states(weights, given, mask, kinds, .1, kind)[0][at]
            x = F.layer_norm(F.gelu(x @ head['turn']), (WIDTH,)) * head['size']
            logits = x.to(kind) @ weights['embeddings.word_embeddings.weight'][0].T.to(kind) + head['bias'].to(kind)
            loss = F.cross_entropy(logits.float(), ids[at])
            optimiser.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(learned, 1.)
            optimiser.step()
            step += 1
            if step % 20 == 0:
                losses.append(loss.item())
    print(f'gaps: {step} steps of {len(batches)} a round, loss {sum(losses[:10]) / 10:.2f} to {sum(losses[-10:]) / 10:.2f}', flush=True)
    return {k: v.detach() for k, v in weights.items()}


def main():
    data, out, *files = sys.argv[1:]
    found = list(dict.fromkeys(' '.join(text.split()) for text in texts_of(data, [r for name in files for r in read_rows(name)])))
    random.Random(29).shuffle(found)
    with gzip.open(out, 'wt') as target:
        target.write('\n'.join(found))
    print(len(found), 'texts,', sum(map(len, found)), 'characters')


if __name__ == '__main__':
    main()
