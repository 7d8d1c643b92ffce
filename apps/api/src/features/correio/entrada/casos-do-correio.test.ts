import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cumprirTarefas } from '../../../../test/cumprir-tarefas.ts'
import { escreverEmail } from '../../../../test/escrever-email.ts'
import { ligarServidorImap, type ServidorImap, semDovecot } from '../../../../test/servidor-imap.ts'
import { colaborador } from '../../acesso/tabelas.ts'
import { clienteEmail } from '../../clientes/tabelas.ts'
import { parametro } from '../../parametros/tabelas.ts'
import { ticket, ticketAnexo, ticketHistorico } from '../../tickets/nucleo/tabelas.ts'
import { ticketLigacao } from '../../tickets/nucleo/tabelas-equipe.ts'
import { correioRecebida } from '../tabelas-entrada.ts'
import { lerCaixas } from './ler-caixas.ts'

const SAC = 'sac@aurora.test'
const FINANCEIRO = 'financeiro@aurora.test'
const VENDAS = 'vendas@aurora.test'
const SITE = 'site@aurora.test'
const NOSSO = 'mx.aurora.test'
const PASSOU = { 'Authentication-Results': `${NOSSO}; dmarc=pass header.from=aurora.test` }
const MISTA = { 'MIME-Version': '1.0', 'Content-Type': 'multipart/mixed; boundary=x' }

const parte = (nome: string, tipo: string, bytes: Buffer) =>
  `--x\r\nContent-Type: ${tipo}; name="${nome}"\r\nContent-Disposition: attachment; filename="${nome}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${bytes.toString('base64')}\r\n`

/** BER, as the programs that sign in one piece, or in many, write it. */
const tlv = (marca: number, ...dentro: Buffer[]) => {
  const valor = Buffer.concat(dentro)
  return Buffer.concat([Buffer.from([marca, 0x82, valor.length >> 8, valor.length & 0xff]), valor])
}
const DADOS = Buffer.from([0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, 0x01])
const assinada = (mensagem: string, emPedacos: boolean) => {
  const bytes = Buffer.from(mensagem)
  const octetos = emPedacos
    ? tlv(0x24, tlv(0x04, bytes.subarray(0, 10)), tlv(0x04, bytes.subarray(10)))
    : tlv(0x04, bytes)
  return tlv(0x30, Buffer.from([0x02, 0x01, 0x01]), tlv(0x30, DADOS, tlv(0xa0, octetos)))
}

describe.skipIf(semDovecot)(`ALC-02 casos do correio, em caixas de verdade${semDovecot ?? ''}`, () => {
  let imap: ServidorImap
  let teste: AppDeTeste
  let desde = 0
  beforeAll(async () => {
    imap = await ligarServidorImap([SAC, FINANCEIRO, VENDAS])
    teste = await criarAppDeTeste()
    teste.negocio().configuracao.portal = 'https://portal.aurora.test'
    teste.negocio().configuracao.caixas = [
      { imap: imap.url(SAC), filial: 1 },
      { imap: imap.url(FINANCEIRO), filial: 2 },
      { imap: imap.url(VENDAS), filial: 1 },
    ]
    await banco()
      .insert(parametro)
      .values([
        { chave: 'SAC_enderecoDeResposta', filialId: null, valor: SAC },
        { chave: 'SAC_formulariosDeContato', filialId: null, valor: `outro@aurora.test, ${SITE}` },
        { chave: 'SAC_servidorQueConfereOEmail', filialId: null, valor: NOSSO },
      ])
    await teste.negocio().renovarParametros()
  })
  afterAll(async () => {
    await teste?.fechar()
    await imap?.parar()
  })
  beforeEach(async () => {
    await banco().execute(sql`delete from graphile_worker._private_jobs`)
    const [ultimo] = await banco().select({ id: sql<number>`coalesce(max(id), 0)::int` }).from(ticket)
    desde = ultimo?.id ?? 0
  })

  const banco = () => teste.negocio().banco
  const ler = async () => {
    teste.adiantar(61_000)
    await lerCaixas(teste.negocio(), teste.agora)
    return cumprirTarefas(teste)
  }
  const entregar = async (...mensagens: (string | Buffer)[]) => {
    for (const mensagem of mensagens) await imap.entregar(SAC, mensagem)
    return ler()
  }
  const novos = () => banco().select().from(ticket).where(gt(ticket.id, desde)).orderBy(asc(ticket.id))
  const unico = async () => {
    const [um, ...outros] = await novos()
    expect(outros).toEqual([])
    if (!um) throw new Error('nenhum ticket')
    return um
  }
  const entradas = (ticketId: number) =>
    banco()
      .select()
      .from(ticketHistorico)
      .where(eq(ticketHistorico.ticketId, ticketId))
      .orderBy(asc(ticketHistorico.id))
  const publicas = async (ticketId: number) =>
    (await entradas(ticketId)).filter(({ tipo }) => tipo === 'PUBLICO').map(({ mensagem }) => mensagem)
  const ligados = (a: number, b: number) =>
    banco().$count(ticketLigacao, and(eq(ticketLigacao.deId, b), eq(ticketLigacao.paraId, a)))

  it('duas respostas a um e-mail que nunca chegou são um ticket; as de outra pessoa, outro', async () => {
    const fio = { 'In-Reply-To': '<nunca-visto@fora.test>', From: 'Zé <ze@fio.test>' }
    await entregar(escreverEmail('Primeira', fio))
    await entregar(escreverEmail('Segunda', { ...fio, References: '<a@b.test>, <nunca-visto@fora.test>' }))
    expect(await publicas((await unico()).id)).toEqual(['Primeira', 'Segunda'])
    await entregar(escreverEmail('De outro', { ...fio, From: 'Ana <ana@outra.test>' }))
    expect(await novos()).toHaveLength(2)
  })

  it('encaminhado à caixa de outro setor: um ticket novo nela, ligado ao primeiro; a resposta fica no primeiro', async () => {
    const de = { From: 'Zé <ze@setor.test>' }
    await entregar(escreverEmail('Cadê a nota?', { ...de, 'Message-ID': '<setor@z.test>' }))
    const primeiro = await unico()
    for (const [assunto, texto] of [
      ['ENC: Caixa', 'Para o financeiro'],
      ['WG: Caixa', 'De novo'],
    ] as const) {
      await imap.entregar(
        FINANCEIRO,
        escreverEmail(texto, { ...de, Subject: assunto, References: '<setor@z.test>' }),
      )
      await ler()
    }
    const [, segundo, ...outros] = await novos()
    expect([segundo?.filialId, outros]).toEqual([2, []])
    expect(await ligados(primeiro.id, segundo?.id ?? 0)).toBe(1)
    expect(await publicas(segundo?.id ?? 0)).toEqual(['Para o financeiro', 'De novo'])
    await imap.entregar(
      FINANCEIRO,
      escreverEmail('Resposta', { ...de, Subject: 'RES: Caixa', References: '<setor@z.test>' }),
    )
    await ler()
    expect(await publicas(primeiro.id)).toEqual(['Cadê a nota?', 'Resposta'])
  })

  it('AW, WG, SV, TR e RV antes do assunto não o mudam, e a resposta com eles entra no ticket', async () => {
    const de = { From: 'Zé <ze@prefixo.test>' }
    const prefixos = ['AW:', 'WG:', 'SV:', 'TR:', 'RV:']
    await entregar(
      escreverEmail('Faltou uma', { ...de, Subject: 'AW: SV: Caixa', 'Message-ID': '<prefixo@z.test>' }),
    )
    const { id, assunto } = await unico()
    expect(assunto).toBe('Caixa')
    for (const prefixo of prefixos)
      await imap.entregar(
        SAC,
        escreverEmail(prefixo, {
          ...de,
          Subject: `${prefixo} Caixa`,
          'In-Reply-To': '<prefixo@z.test>',
          References: '<longe@z.test>,<prefixo@z.test>',
        }),
      )
    await ler()
    await unico()
    expect(await publicas(id)).toEqual(['Faltou uma', ...prefixos])
  })

  it('sem Message-ID e com mais linhas Received é a mesma; com outra data é outra', async () => {
    const sem = escreverEmail('Sem id', {
      'Message-ID': '',
      From: 'x@semid.test',
      Date: 'Wed, 18 Nov 2026 10:00:00 -0300',
    })
    await entregar(sem)
    await entregar(`Received: from a by b;\r\n Wed, 18 Nov 2026\r\nX-Spam-Score: 0\r\n${sem}`)
    await unico()
    await entregar(sem.replace('10:00:00', '10:00:01'))
    expect(await novos()).toHaveLength(2)
  })

  it.each([
    ['dobrado na linha de baixo', 'Auto-Submitted:\r\n auto-generated'],
    ['dobrado sem o espaço', 'Auto-Submitted:\r\nauto-generated'],
    ['com o nome em maiúsculas e espaço antes dos dois-pontos', 'AUTO-SUBMITTED : auto-generated'],
    ['X-Auto-Response-Suppress dobrado', 'X-Auto-Response-Suppress:\r\n\tDR, OOF,\r\n\tAutoReply'],
    ['marcado como spam', 'X-Spam-Flag: YES'],
    ['com a nota de spam', 'X-Spam-Status: Yes, score=9.1'],
  ])('automático ou spam, %s: sem ticket e sem confirmação', async (_, cabecalho) => {
    const enviadas = await entregar(
      `${cabecalho}\r\n${escreverEmail('Compre já', { From: 'x@maquina.test' })}`,
    )
    expect([await novos(), enviadas]).toEqual([[], []])
  })

  it('o que a caixa não toma por spam é confirmado', async () => {
    const enviadas = await entregar(
      `X-Spam-Flag: NO\r\nX-Spam-Status: No, score=0\r\n${escreverEmail('Oi', { From: 'x@limpo.test' })}`,
    )
    expect([(await novos()).length, enviadas.length]).toEqual([1, 1])
  })

  it.each([
    ['UTF-8', Buffer.from('Devolução'), Buffer.from('José')],
    ['Latin', Buffer.from('Devolução', 'latin1'), Buffer.from('José', 'latin1')],
    ['um de cada', Buffer.from('Devolução'), Buffer.from('José', 'latin1')],
  ])('assunto e remetente crus, em 8 bits: %s', async (_, assunto, nome) => {
    const cru = escreverEmail('Oi', { From: 'NOME <jose@cru.test>', Subject: 'ASSUNTO' }).split(
      /NOME|ASSUNTO/,
    )
    await entregar(
      Buffer.concat([
        Buffer.from(cru[0] ?? ''),
        nome,
        Buffer.from(cru[1] ?? ''),
        assunto,
        Buffer.from(cru[2] ?? ''),
      ]),
    )
    expect(await unico()).toMatchObject({ assunto: 'Devolução', consumidorNome: 'José' })
  })

  it('só um convite: o que ele diz se lê, e o arquivo fica para a equipe', async () => {
    const convite =
      'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:Visita técnica\\, galpão 2\r\nDTSTART:20261120T130000Z\r\nLOCATION:Rua A\r\nEND:VEVENT\r\nEND:VCALENDAR'
    await entregar(
      escreverEmail(convite, {
        From: 'x@convite.test',
        'MIME-Version': '1.0',
        'Content-Type': 'text/calendar; charset=utf-8; method=REQUEST',
      }),
    )
    const { id } = await unico()
    expect((await publicas(id))[0]).toBe(
      'Visita técnica, galpão 2\nInício: 20/11/2026 13:00 UTC\nLocal: Rua A',
    )
    expect(await banco().select().from(ticketAnexo).where(eq(ticketAnexo.ticketId, id))).toMatchObject([
      { midia: 'text/calendar', interno: true },
    ])
  })

  it.each([
    ['de uma vez', false],
    ['em pedaços', true],
  ])(
    'só uma mensagem assinada (S/MIME), %s: o texto se lê, e o pacote fica para a equipe',
    async (_, emPedacos) => {
      const dentro = 'Content-Type: text/plain; charset=utf-8\r\n\r\nAssinado e verdadeiro\r\n'
      await entregar(
        escreverEmail(assinada(dentro, emPedacos).toString('base64'), {
          From: `x${emPedacos}@assinada.test`,
          'MIME-Version': '1.0',
          'Content-Type': 'application/pkcs7-mime; smime-type=signed-data; name="smime.p7m"',
          'Content-Transfer-Encoding': 'base64',
          'Content-Disposition': 'attachment; filename="smime.p7m"',
        }),
      )
      const { id } = await unico()
      expect(await publicas(id)).toEqual(['Assinado e verdadeiro'])
      expect(await banco().select().from(ticketAnexo).where(eq(ticketAnexo.ticketId, id))).toMatchObject([
        { nomeExibicao: 'smime.p7m', interno: true },
      ])
    },
  )

  it('o que um colega encaminha abre em nome do cliente que o escreveu; de quem não é colega, não', async () => {
    const [colega] = await banco().select().from(colaborador).where(eq(colaborador.tipo, 'OPERADOR')).limit(1)
    await banco()
      .update(colaborador)
      .set({ email: 'ana@aurora.test' })
      .where(eq(colaborador.id, colega?.id ?? 0))
    const { rows } = await banco().execute<{ id: string }>(sql`select id from cliente order by id limit 1`)
    const clienteId = Number(rows[0]?.id)
    await banco()
      .insert(clienteEmail)
      .values({ clienteId, email: 'bia@compradora.test', descricao: 'Compras', principal: false } as never)
    const passado =
      'Vejam isto\r\n\r\n---------- Forwarded message ---------\r\nDe: *Bia* <bia@compradora.test>\r\nDate: ter.\r\n\r\nVeio quebrado'
    const enviadas = await entregar(
      escreverEmail(passado, { ...PASSOU, From: 'Ana <ana@aurora.test>', Subject: 'ENC: Quebrado' }),
    )
    const linha = await unico()
    expect(linha).toMatchObject({ clienteId, contatoNome: 'Bia', contatoEmail: 'bia@compradora.test' })
    expect(enviadas).toEqual([])
    expect(
      (await entradas(linha.id)).some(
        ({ mensagem, tipo }) => tipo === 'PRIVADO' && mensagem.includes('ana@aurora.test'),
      ),
    ).toBe(true)
    await entregar(escreverEmail(passado, { From: 'x@estranho.test', Subject: 'ENC: Quebrado' }))
    expect((await novos()).at(-1)).toMatchObject({ clienteId: null, contatoEmail: 'x@estranho.test' })
    // Whoever only writes a colleague's address does not open in a customer's name.
    await entregar(escreverEmail(passado, { From: 'Ana <ana@aurora.test>', Subject: 'ENC: De novo' }))
    expect((await novos()).at(-1)).toMatchObject({ clienteId: null, consumidorEmail: 'bia@compradora.test' })
  })

  it('o formulário do site: o ticket e a resposta são de quem está em Reply-To', async () => {
    const enviadas = await entregar(
      escreverEmail('Quero comprar', { From: `Site <${SITE}>`, 'Reply-To': 'Rui <rui@form.test>' }),
    )
    expect(await unico()).toMatchObject({
      consumidorNome: 'Rui',
      consumidorEmail: 'rui@form.test',
      contatoEmail: 'rui@form.test',
    })
    expect(enviadas.map(({ para }) => para)).toEqual(['rui@form.test'])
    await entregar(escreverEmail('Outro', { From: 'x@qualquer.test', 'Reply-To': 'Rui <rui@form.test>' }))
    expect((await novos()).at(-1)).toMatchObject({ contatoEmail: 'x@qualquer.test' })
  })

  it('o relógio começa quando o e-mail chegou, e não quando foi lido', async () => {
    const antes = Date.now()
    await imap.entregar(
      SAC,
      escreverEmail('Cedo', { From: 'x@cedo.test', Date: 'Tue, 1 Jan 1980 00:00:00 +0000' }),
    )
    teste.adiantar(3 * 3_600_000)
    await ler()
    const { abertoEm } = await unico()
    expect(Math.abs(abertoEm.getTime() - antes)).toBeLessThan(10 * 60_000)
    expect(teste.agora().getTime() - abertoEm.getTime()).toBeGreaterThan(2 * 3_600_000)
  })

  it('.zip e .heic ficam guardados para a equipe; o programa disfarçado, não', async () => {
    const zip = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), Buffer.alloc(30)])
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(20)])
    await entregar(
      escreverEmail(
        `--x\r\nContent-Type: text/plain\r\n\r\nFotos\r\n${parte('fotos.zip', 'application/zip', zip)}${parte('IMG_1.HEIC', 'image/heic', heic)}${parte('falso.zip', 'application/zip', Buffer.from('MZ programa disfarçado'))}--x--`,
        { ...MISTA, From: 'x@zip.test' },
      ),
    )
    const { id } = await unico()
    const anexos = await banco()
      .select()
      .from(ticketAnexo)
      .where(eq(ticketAnexo.ticketId, id))
      .orderBy(asc(ticketAnexo.id))
    expect(anexos.map(({ nomeExibicao, interno }) => [nomeExibicao, interno])).toEqual([
      ['fotos.zip', true],
      ['IMG_1.HEIC', true],
    ])
    expect((await publicas(id))[0]).toBe('Fotos\n\n(anexos que não são aceitos aqui: falso.zip)')
  })

  it('um e-mail em duas caixas: cada filial vê o seu ticket, ligados e confirmados uma vez; na mesma filial, um só', async () => {
    const mensagem = escreverEmail('Para os dois', { From: 'x@duas.test', To: `${SAC}, ${FINANCEIRO}` })
    await imap.entregar(FINANCEIRO, `Received: by financeiro\r\n${mensagem}`)
    const enviadas = await entregar(`Received: by sac\r\n${mensagem}`)
    const [um, outro, ...mais] = await novos()
    expect([[um?.filialId, outro?.filialId].toSorted(), mais, enviadas.length]).toEqual([[1, 2], [], 1])
    expect(await ligados(um?.id ?? 0, outro?.id ?? 0)).toBe(1)
    const soDaqui = escreverEmail('Para cá', { From: 'y@duas.test' })
    await imap.entregar(VENDAS, soDaqui)
    await entregar(soDaqui)
    expect(await novos()).toHaveLength(3)
    const linhas = await banco()
      .select()
      .from(correioRecebida)
      .where(eq(correioRecebida.deEmail, 'y@duas.test'))
    expect(new Set(linhas.map(({ ticketId, estado }) => `${ticketId} ${estado}`)).size).toBe(1)
    expect(linhas).toHaveLength(2)
  })

  it('o que uma pessoa escreve entra na ordem em que chegou', async () => {
    const fio = { From: 'x@ordem.test', References: '<ordem@fora.test>' }
    for (const texto of ['um', 'dois', 'três']) await imap.entregar(SAC, escreverEmail(texto, fio))
    teste.adiantar(61_000)
    await lerCaixas(teste.negocio(), teste.agora)
    const { rows } = await banco().execute<{ linhas: string }>(
      sql`select count(distinct job_queue_id) as linhas from graphile_worker._private_jobs`,
    )
    expect(rows).toEqual([{ linhas: '1' }])
    await cumprirTarefas(teste)
    expect(await publicas((await unico()).id)).toEqual(['um', 'dois', 'três'])
  })

  it.each([
    ['uma marca aberta no fim', '<p>Antes</p><b Depois do corte', /Antes[\s\S]*Depois do corte/],
    ['um estilo que não fecha', '<p>Antes</p><style>p{}<p>Depois</p>', /Antes[\s\S]*Depois/],
    ['um título que não fecha', '<title>Nota<body><p>Depois</p>', /Depois/],
    ['um comentário que não fecha', '<p>Antes</p><!-- <p>Depois</p>', /Antes[\s\S]*Depois/],
    [
      'aspas que não fecham',
      '<p>Antes</p><a href="http://x>Link</a><p>Depois "disto"</p>',
      /Antes[\s\S]*Link[\s\S]*Depois/,
    ],
  ])('%s não esconde o texto', async (_, html, esperado) => {
    await entregar(
      escreverEmail(html, {
        From: `x${html.length}@aberta.test`,
        'MIME-Version': '1.0',
        'Content-Type': 'text/html; charset=utf-8',
      }),
    )
    expect((await publicas((await unico()).id))[0]).toMatch(esperado)
  })
})
