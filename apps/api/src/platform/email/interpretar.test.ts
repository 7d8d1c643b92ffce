import type { Worker } from 'node:worker_threads'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { lerCabecalhos } from './cabecalhos.ts'
import { criarLeitor, interpretar, MensagemIlegivel } from './interpretar.ts'

const TOPO = 'From: Maria <maria@cliente.test>\r\nTo: sac@aurora.test\r\nSubject: Oi\r\nMIME-Version: 1.0\r\n'
const ler = (resto: string) => interpretar(Buffer.from(TOPO + resto, 'latin1'))
const texto = async (tipo: string, corpo: string) =>
  (await ler(`Content-Type: ${tipo}\r\nContent-Transfer-Encoding: 8bit\r\n\r\n${corpo}`)).texto
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const partes = (tipo: string, ...corpos: string[]) =>
  `Content-Type: multipart/${tipo}; boundary=x\r\n\r\n${corpos.map((corpo) => `--x\r\n${corpo}\r\n`).join('')}--x--\r\n`

describe('ALC-02 o que uma mensagem diz', () => {
  it.each([
    ['sem charset, em Latin', 'text/plain', 'Devolu\xe7\xe3o'],
    ['UTF-8 que é Latin', 'text/plain; charset=utf-8', 'Devolu\xe7\xe3o'],
    ['ASCII que é Latin', 'text/plain; charset=us-ascii', 'Devolu\xe7\xe3o'],
    ['Latin que é UTF-8', 'text/plain; charset=iso-8859-1', 'Devolu\xc3\xa7\xc3\xa3o'],
    ['charset que não existe', 'text/plain; charset=x-nada', 'Devolu\xc3\xa7\xc3\xa3o'],
    ['certo', 'text/plain; charset=utf-8', 'Devolu\xc3\xa7\xc3\xa3o'],
  ])('texto legível: %s', async (_, tipo, corpo) => {
    expect(await texto(tipo, corpo)).toBe('Devolução')
  })

  it('bytes que o PostgreSQL recusa são limpos, e o resto fica', async () => {
    expect(await texto('text/plain; charset=utf-8', 'a\x00b\x07c')).toBe('abc')
  })

  it('SEG-04 o que não cabe em uma linha se corta sem partir um caractere', async () => {
    const longo = Buffer.from(`${'a'.repeat(499)}😀`).toString('base64')
    const lida = await interpretar(
      Buffer.from(`From: =?utf-8?B?${longo}?= <a@x.test>\r\nSubject: =?utf-8?B?${longo}?=\r\n\r\nOi`),
    )
    expect([lida.assunto, lida.de?.nome]).toEqual(['a'.repeat(499), 'a'.repeat(499)])
  })

  it('HTML hostil fica inerte, e o texto vem dele', async () => {
    const lida = await ler(
      'Content-Type: text/html; charset=utf-8\r\n\r\n<p onclick="x()">Oi <b>voc\xc3\xaa</b></p><script>roubar()</script>' +
        '<img src="http://fora/x.png" onerror="x()" srcset="http://fora/y.png" width=9><img src="data:x"><img src="//fora/z"><form action="http://fora"><input name=s></form><iframe src="//fora"></iframe>' +
        '<a href="javascript:x()">a</a><a href="https://ok">b</a><style>p{}</style><svg onload="x()"></svg>',
    )
    expect(lida.html).toContain('<p>Oi <b>você</b></p>')
    expect(lida.html).toContain('href="https://ok"')
    expect(lida.html).not.toMatch(
      /script|onclick|onload|onerror|srcset|data:|"\/\/fora|<form|<input|iframe|javascript|style|svg/i,
    )
    expect(lida.html?.match(/<img[^>]*>/g)).toEqual(['<img src="http://fora/x.png" width="9" />'])
    expect(lida.texto).toContain('Oi você')
  })

  it('uma tabela de quem só mandou a página se lê linha por linha; de quem mandou também o texto, vale o texto', async () => {
    const tabela = '<table><tr><th>Produto</th><th>Qtd</th></tr><tr><td>Parafuso</td><td>10</td></tr></table>'
    expect(await texto('text/html; charset=utf-8', tabela)).toBe('Produto | Qtd\nParafuso | 10')
    const dois = [
      `Content-Type: text/plain\r\n\r\nProduto: Parafuso`,
      `Content-Type: text/html\r\n\r\n${tabela}`,
    ]
    expect((await ler(partes('alternative', ...dois))).texto).toBe('Produto: Parafuso')
    const anexo =
      'Content-Type: application/pdf; name=a.pdf\r\nContent-Disposition: attachment\r\n\r\n%PDF-1.4'
    expect((await ler(partes('mixed', dois[1] ?? '', anexo))).texto).toBe('Produto | Qtd\nParafuso | 10')
  })

  it('imagens no meio do texto aparecem uma vez, onde estavam', async () => {
    const imagem = `Content-Type: image/png; name="foto.png"\r\nContent-ID: <i1>\r\nContent-Disposition: inline\r\nContent-Transfer-Encoding: base64\r\n\r\n${PNG}`
    const lida = await ler(
      partes(
        'related',
        'Content-Type: text/html\r\n\r\n<p>Veja</p><img src="cid:i1"><p>Viu?</p>',
        imagem,
        imagem,
      ),
    )
    expect(lida.anexos.map(({ nome, midia }) => [nome, midia])).toEqual([['foto.png', 'image/png']])
    expect(lida.texto).toMatch(/Veja\s+\[imagem: foto\.png\]\s+Viu\?/)
  })

  it('o relatório de um servidor diz de qual mensagem', async () => {
    const lida = await ler(
      partes(
        'report; report-type=delivery-status',
        'Content-Type: text/plain\r\n\r\nFalhou',
        'Content-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; x\r\n\r\nFinal-Recipient: rfc822; a@b.test\r\nAction: failed',
        'Content-Type: message/rfc822\r\n\r\nMessage-ID: <nossa@aurora.test>\r\nX-Balcao-Ticket: t1-x\r\n\r\nOi',
      ),
    )
    expect(lida.relatorio).toMatchObject({
      messageId: '<nossa@aurora.test>',
      estado: expect.stringContaining('Action: failed'),
    })
  })

  it('quem é quem: remetente, resposta, destinatários, entrega, fio', async () => {
    const lida = await interpretar(
      Buffer.from(
        'Delivered-To: sac+t1-abc@aurora.test\r\nFrom: =?utf-8?B?Sm/Do28=?= <JOAO@cliente.test>\r\nReply-To: compras@cliente.test\r\n' +
          'To: sac@aurora.test, "Ana" <ana@cliente.test>\r\nCc: grupo: rui@cliente.test;\r\nIn-Reply-To: <b@x>\r\nReferences: <a@x> <b@x>\r\nAuto-Submitted: auto-replied\r\nDate: Tue, 31 Feb 9999 99:99:99\r\n\r\nOi',
      ),
    )
    expect(lida).toMatchObject({
      de: { nome: 'João', email: 'joao@cliente.test' },
      responderA: { email: 'compras@cliente.test' },
      entregueA: ['sac+t1-abc@aurora.test'],
      emRespostaA: '<b@x>',
      referencias: ['<a@x>', '<b@x>'],
      cabecalhos: { 'auto-submitted': 'auto-replied' },
    })
    expect(lida.para.map(({ email }) => email)).toEqual([
      'sac@aurora.test',
      'ana@cliente.test',
      'rui@cliente.test',
    ])
  })

  it.each([
    ['<a@x>,<b@x>', ['<a@x>', '<b@x>']],
    ['<a@x>, <b@x>;<c@x>', ['<a@x>', '<b@x>', '<c@x>']],
    ['<a@x>,', ['<a@x>']],
  ])('ALC-02 referências escritas %s', async (escritas, lidas) => {
    const { referencias } = await interpretar(
      Buffer.from(`From: a@x.test\r\nReferences: ${escritas}\r\n\r\nOi`),
    )
    expect(referencias).toEqual(lidas)
  })

  const PESADA = `Content-Type: text/html\r\n\r\n${'<a href="http://x">a</a>'.repeat(60_000)}`
  const pesada = () => Buffer.from(TOPO + PESADA, 'latin1')

  it('o que não se acaba de ler é largado, e quem lê continua', async () => {
    await expect(interpretar(pesada(), { cpuMs: 1 })).rejects.toThrow(MensagemIlegivel)
    expect((await interpretar(Buffer.alloc(0))).texto).toBe('')
  })

  it('SEG-04 quem não teve a vez tenta de novo: a culpa não é da mensagem', async () => {
    const primeira = interpretar(pesada())
    const semVez = interpretar(Buffer.from(TOPO), { prazoMs: 1 })
    await expect(semVez).rejects.toThrow('tenta-se de novo')
    await expect(semVez).rejects.not.toThrow(MensagemIlegivel)
    await primeira
  })

  it('ALC-02 muitas ao mesmo tempo: cada uma recebe a sua, na ordem, e a que não se lê não leva as outras', async () => {
    const assuntos = Array.from({ length: 12 }, (_, i) => `Pedido ${i}`)
    const lidas = await Promise.allSettled(
      assuntos.map((assunto, i) =>
        i === 5
          ? interpretar(pesada(), { cpuMs: 1 })
          : interpretar(Buffer.from(`From: a@b.test\r\nSubject: ${assunto}\r\n\r\n${assunto}`)),
      ),
    )
    expect(lidas.map((lida) => (lida.status === 'fulfilled' ? lida.value.texto : 'não'))).toEqual(
      assuntos.map((assunto, i) => (i === 5 ? 'não' : assunto)),
    )
  })

  it('SEG-06 um fio para todas: a segunda mensagem não abre outro, e o que descansa se fecha', async () => {
    const abertos = vi.fn()
    const novos = (fio: object) => abertos(fio)
    process.on('worker', novos)
    onTestFinished(() => void process.off('worker', novos))
    const ler = criarLeitor(50)
    for (let vez = 0; vez < 3; vez += 1) await ler(Buffer.from(TOPO))
    expect(abertos).toHaveBeenCalledTimes(1)
    const [fio] = abertos.mock.calls[0] as [Worker]
    await expect.poll(() => fio.threadId).toBe(-1)
    expect((await ler(Buffer.from(`${TOPO}\r\nde novo`))).texto).toBe('de novo')
    expect(abertos).toHaveBeenCalledTimes(2)
    // One that died by itself is missed by nobody.
    const [outro] = abertos.mock.calls[1] as [Worker]
    await outro.terminate()
    expect((await ler(Buffer.from(`${TOPO}\r\noutra vez`))).texto).toBe('outra vez')
  })

  it('texto e página, um depois do outro, ficam os dois; a página que diz o mesmo não se repete', async () => {
    const [escrito, pagina] = [
      'Content-Type: text/plain\r\n\r\nOi',
      'Content-Type: text/html\r\n\r\n<p>Depois</p>',
    ]
    expect((await ler(partes('mixed', escrito, pagina))).texto).toBe('Oi\n\nDepois')
    expect((await ler(partes('alternative', escrito, pagina))).texto).toBe('Oi')
  })

  const pagina = (corpo: string) => `Content-Type: text/html; charset=utf-8\r\n\r\n${corpo}`
  const aninhadas = (quantas: number) =>
    Array.from(
      { length: quantas },
      (_, i) => `Content-Type: multipart/mixed; boundary=b${i}\r\n\r\n--b${i}\r\n`,
    )
  const HOSTIS: Record<string, () => string> = {
    'página aninhada': () => pagina('<div>'.repeat(84_000)),
    'tabelas aninhadas': () => pagina('<table><tr><td>'.repeat(28_000)),
    'página aninhada até onde se lê': () => pagina('<b>'.repeat(29_000)),
    'página aninhada de 5 MB': () => pagina('<b>'.repeat(1_700_000)),
    'só sinais de menor': () => pagina('<'.repeat(1_000_000)),
    'muitos links': () => pagina('<a href="http://x">a</a>'.repeat(200_000)),
    'partes dentro de partes': () => `${aninhadas(3_000).join('')}\r\n\r\nOi`,
    'muitas partes': () => partes('mixed', ...Array.from({ length: 100_000 }, () => '\r\na')),
    'muitos cabeçalhos': () => `${'X-A: b\r\n'.repeat(200_000)}\r\nOi`,
    'muitos grupos de endereços': () => `Cc: ${'a: '.repeat(80_000)}\r\n\r\nOi`,
  }
  it.each(Object.keys(HOSTIS))(
    'SEG-04 o que foi feito para demorar custa pouco, e é lido ou fica de lado: %s',
    async (qual) => {
      const corpo = HOSTIS[qual]?.() ?? ''
      const antes = process.cpuUsage()
      const lida = await ler(corpo).catch((erro) => erro)
      const { user, system } = process.cpuUsage(antes)
      if (lida instanceof Error) expect(lida).toBeInstanceOf(MensagemIlegivel)
      // Of the processor, whatever else the machine does; the thread itself is ended at five seconds.
      expect((user + system) / 1_000_000).toBeLessThan(8)
    },
  )

  // Made inside: a table that holds them would be printed into the name of each test.
  const DEMORADOS: Record<string, () => string> = {
    'sem arroba': () => `From: ${'a'.repeat(250_000)}`,
    'só sinais': () => `From: ${'<'.repeat(120_000)}\r\nMessage-ID: ${'<a'.repeat(60_000)}`,
    'palavras abertas': () => `Subject: ${'=?x?q?'.repeat(20_000)}\r\nFrom: ${'a@'.repeat(60_000)}`,
  }
  it.each(Object.keys(DEMORADOS))(
    'SEG-04 cabeçalhos feitos para demorar não param quem os lê: %s',
    (qual) => {
      const bytes = Buffer.from(`${DEMORADOS[qual]?.()}\r\n\r\nOi`)
      const antes = performance.now()
      lerCabecalhos(bytes)
      expect(performance.now() - antes).toBeLessThan(5_000)
    },
  )
})
