import { asc, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { comParametros } from '../../../../test/com-parametros.ts'
import { ligarServidorImap, type ServidorImap, semDovecot } from '../../../../test/servidor-imap.ts'
import { correioCaixa, correioOriginal, correioRecebida } from '../tabelas-entrada.ts'
import { lerCaixas } from './ler-caixas.ts'

const SAC = 'sac@aurora.test'
const VENDAS = 'vendas@aurora.test'

const escrever = (texto: string, cabecalhos: Record<string, string> = {}) =>
  [
    ...Object.entries({
      From: 'Maria <maria@cliente.test>',
      To: SAC,
      Subject: 'Oi',
      'Message-ID': `<${texto}@cliente.test>`,
      ...cabecalhos,
    })
      .filter(([, valor]) => valor !== '')
      .map(([nome, valor]) => `${nome}: ${valor}`),
    '',
    texto,
    '',
  ].join('\r\n')

describe.skipIf(semDovecot)(`ALC-02 a caixa de e-mail${semDovecot ? ` (${semDovecot})` : ''}`, () => {
  let imap: ServidorImap
  let teste: AppDeTeste
  beforeAll(async () => {
    imap = await ligarServidorImap([SAC, VENDAS])
  })
  afterAll(() => imap?.parar())
  beforeEach(async () => {
    teste = await criarAppDeTeste()
    await usar(SAC)
    await imap.esvaziar()
    return () => teste.fechar()
  })

  const banco = () => teste.negocio().banco
  const usar = async (...caixas: string[]) => {
    teste.negocio().configuracao.caixas = caixas.map((caixa) => ({ imap: imap.url(caixa), filial: 1 }))
  }
  const ler = async () => {
    // Whoever comes back a minute later.
    teste.adiantar(61_000)
    await lerCaixas(teste.negocio(), teste.agora)
  }
  const recebidas = () => banco().select().from(correioRecebida).orderBy(asc(correioRecebida.id))
  const textos = async () => {
    const originais = await banco().select().from(correioOriginal).orderBy(asc(correioOriginal.recebidaId))
    return originais.map(({ bytes }) => bytes.toString('utf8').split('\r\n\r\n')[1]?.trim())
  }
  const trabalhos = async () =>
    (
      await banco().execute<{ um: number }>(
        sql`select 1 as um from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
            where t.identifier = 'entrar-correio'`,
      )
    ).rows.length
  const caixa = async () => (await banco().select().from(correioCaixa))[0]

  it('guarda cada mensagem com o seu trabalho, uma vez, e só depois a marca como lida', async () => {
    await imap.entregar(SAC, escrever('um'))
    await imap.entregar(SAC, escrever('dois', { Subject: '=?iso-8859-1?Q?Devolu=E7=E3o?=' }))
    await ler()
    expect(await textos()).toEqual(['um', 'dois'])
    expect(await recebidas()).toMatchObject([
      { estado: 'NA_FILA', deNome: 'Maria', deEmail: 'maria@cliente.test', messageId: '<um@cliente.test>' },
      { assunto: 'Devolução', filialId: 1 },
    ])
    expect([await trabalhos(), await imap.lidas(SAC)]).toEqual([2, 2])
    await ler()
    await imap.entregar(SAC, escrever('tres'))
    await ler()
    expect(await textos()).toEqual(['um', 'dois', 'tres'])
  })

  it('quem morre depois de guardar e antes de marcar não guarda de novo, e marca quando volta', async () => {
    await imap.entregar(SAC, escrever('um'))
    await ler()
    await banco().execute(sql`update correio_recebida set marcada_em = null`)
    await imap.naoLidas(SAC)
    await ler()
    expect([(await recebidas()).length, await imap.lidas(SAC)]).toEqual([1, 1])
  })

  it('o que não foi confirmado não existe: nem a mensagem, nem o trabalho, nem a marca', async () => {
    await imap.entregar(SAC, escrever('um'))
    await banco().execute(sql`
      create function cair() returns trigger language plpgsql as $$ begin raise 'caiu'; end $$;
      create trigger cair before insert on correio_original for each row execute function cair()`)
    await ler()
    expect([(await recebidas()).length, await trabalhos(), await imap.lidas(SAC)]).toEqual([0, 0, 0])
    expect((await caixa())?.falha).toBeTruthy()
    await banco().execute(sql`drop trigger cair on correio_original`)
    await ler()
    expect(await textos()).toEqual(['um'])
    expect(await caixa()).toMatchObject({ falha: null, falhaDesde: null })
  })

  it('dois ao mesmo tempo leem uma vez', async () => {
    await imap.entregar(SAC, escrever('um'))
    teste.adiantar(61_000)
    await Promise.all([lerCaixas(teste.negocio(), teste.agora), lerCaixas(teste.negocio(), teste.agora)])
    expect(await textos()).toEqual(['um'])
  })

  it('Message-ID ausente, vazio ou repetido: o mesmo entra uma vez, o diferente entra sempre', async () => {
    for (const texto of ['a', 'b'])
      for (const id of ['', '<repetido@x>', '<>'])
        await imap.entregar(SAC, escrever(texto, { 'Message-ID': id }))
    await ler()
    expect(await textos()).toEqual(['a', 'a', 'a', 'b', 'b', 'b'])
    // The same message by another way, and byte by byte.
    await imap.entregar(SAC, `Received: de outro lugar\r\n${escrever('a', { 'Message-ID': '<repetido@x>' })}`)
    await imap.entregar(SAC, escrever('a', { 'Message-ID': '' }))
    await ler()
    expect((await recebidas()).length).toBe(6)
  })

  it('outra UIDVALIDITY: os números recomeçam, e nada entra duas vezes nem se perde', async () => {
    for (const texto of ['um', 'dois']) await imap.entregar(SAC, escrever(texto))
    await ler()
    const antes = (await caixa())?.validade
    await imap.reconstruir(SAC)
    await imap.entregar(SAC, escrever('tres'))
    await ler()
    expect((await caixa())?.validade).not.toBe(antes)
    expect(await textos()).toEqual(['um', 'dois', 'tres'])
    await imap.entregar(SAC, escrever('quatro'))
    await ler()
    expect(await textos()).toEqual(['um', 'dois', 'tres', 'quatro'])
  })

  it('da primeira vez entra só o que ninguém leu', async () => {
    await imap.entregar(SAC, escrever('antiga'))
    await usar(SAC)
    await imap.comoLidas(SAC)
    await imap.entregar(SAC, escrever('nova'))
    await ler()
    expect(await textos()).toEqual(['nova'])
    await ler()
    expect(await textos()).toEqual(['nova'])
  })

  it('duas caixas: a que está fora não impede a outra, e ao voltar depois de uma hora nada se perdeu', async () => {
    const fora = 'imap://vendas:x@127.0.0.1:1/INBOX'
    teste.negocio().configuracao.caixas = [
      { imap: fora, filial: 1 },
      { imap: imap.url(SAC), filial: 2 },
    ]
    await imap.entregar(SAC, escrever('um'))
    await ler()
    expect(await recebidas()).toMatchObject([{ filialId: 2 }])
    const [parada] = await banco().select().from(correioCaixa).orderBy(asc(correioCaixa.id))
    expect(parada).toMatchObject({ falha: expect.stringMatching(/\S/), falhaDesde: expect.any(Date) })
    await usar(SAC, VENDAS)
    await imap.desligar()
    for (let minuto = 0; minuto < 60; minuto += 20) {
      teste.adiantar(20 * 60_000)
      await ler()
    }
    await imap.entregar(VENDAS, escrever('dois'))
    await imap.entregar(SAC, escrever('tres'))
    await imap.ligar()
    await ler()
    expect((await textos()).toSorted()).toEqual(['dois', 'tres', 'um'])
  })

  it('senha errada é dita, e nunca repetida', async () => {
    teste.negocio().configuracao.caixas = [{ imap: imap.url(SAC).replace(/:[^:@]+@/, ':errada@'), filial: 1 }]
    await ler()
    expect(await caixa()).toMatchObject({ falha: 'O servidor recusou o usuário ou a senha da caixa.' })
    expect(JSON.stringify(await caixa())).not.toContain('errada')
  })

  it('a caixa que não se lê há um quarto de hora é dita aos administradores, pelo portal e por e-mail, uma vez', async () => {
    teste.negocio().configuracao.caixas = [{ imap: imap.url(SAC).replace(/:[^:@]+@/, ':errada@'), filial: 1 }]
    const ditos = async () => {
      const { rows } = await banco().execute<{ avisos: string; emails: string }>(
        sql`select (select count(*) from aviso where titulo like 'A caixa %') as avisos,
          (select count(*) from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
            where t.identifier = 'enviar-email' and j.payload->>'assunto' like 'A caixa %') as emails`,
      )
      return [Number(rows[0]?.avisos), Number(rows[0]?.emails)]
    }
    const { rows } = await banco().execute<{ quantos: string }>(
      sql`select count(*) as quantos from colaborador where tipo = 'ADMIN' and ativo`,
    )
    const todos = Number(rows[0]?.quantos)
    await ler()
    teste.adiantar(13 * 60_000)
    await ler()
    expect(await ditos()).toEqual([0, 0])
    teste.adiantar(60_000)
    await ler()
    expect([todos > 0, await ditos()]).toEqual([true, [todos, todos]])
    await ler()
    expect(await ditos()).toEqual([todos, todos])
  })

  it('PAR-01 de quantos em quantos minutos se lê, e até que tamanho, é da filial', async () => {
    const valores = { minutosEntreLeiturasDaCaixa: '10', maiorEmailRecebidoMb: '1' }
    const grande = escrever('x', { Subject: 'Grande' }) + `${'y'.repeat(998)}\r\n`.repeat(1_100)
    await comParametros(teste, valores, async () => {
      await ler()
      await imap.entregar(SAC, grande)
      await ler()
      expect(await recebidas()).toEqual([])
      teste.adiantar(9 * 60_000)
      await ler()
      expect(await recebidas()).toMatchObject([{ assunto: 'Grande', cortada: true }])
    })
  })

  it('25 MB entram inteiros; do que passa do limite ficam os cabeçalhos', async () => {
    const grande = escrever('x', { Subject: 'Grande' }) + `${'y'.repeat(998)}\r\n`.repeat(25_000)
    await imap.entregar(SAC, grande)
    await imap.entregar(SAC, escrever('z', { Subject: 'Maior' }) + `${'y'.repeat(998)}\r\n`.repeat(27_000))
    await imap.entregar(SAC, escrever('depois'))
    await ler()
    expect(await recebidas()).toMatchObject([
      { assunto: 'Grande', cortada: false },
      { assunto: 'Maior', cortada: true },
      { assunto: 'Oi', cortada: false },
    ])
    const [inteira, cortada] = await banco()
      .select()
      .from(correioOriginal)
      .orderBy(asc(correioOriginal.recebidaId))
    expect(inteira?.bytes.length).toBe(grande.length)
    expect(cortada?.bytes.length).toBeLessThan(1000)
  })
})
