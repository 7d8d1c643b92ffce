import {
  consultarTickets,
  listarTickets,
  listarTicketsRecentes,
  totaisDeTickets,
} from '@balcao/dominio/tickets/lista/contratos'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDeTickets } from '../../../../test/cenario-de-tickets.ts'
import { nomeDaConta } from '../../../../test/nome-da-conta.ts'
import { permissao } from '../../acesso/tabelas.ts'
import { cliente, regiao } from '../../clientes/tabelas.ts'
import { notaFiscal } from '../../notas/tabelas.ts'
import { ticket } from '../nucleo/tabelas.ts'

let app: AppDeTeste
let cenario: ReturnType<typeof cenarioDeTickets>
const HORA_MS = 3_600_000
const ASSUNTO = 'Assunto só deste teste'

const ids = {} as Record<
  | 'devolucao'
  | 'logistica'
  | 'consumidor'
  | 'doRepresentante'
  | 'finalizado'
  | 'arquivado'
  | 'atrasado'
  | 'perto',
  number
>

beforeAll(async () => {
  app = await criarAppDeTeste()
  cenario = cenarioDeTickets(app)
  const agora = app.agora()
  const em = (horas: number) => new Date(agora.getTime() + horas * HORA_MS)
  const abrir = async (pedido: Parameters<typeof cenario.abrir>[0]) =>
    (await cenario.abrir({ assunto: ASSUNTO, criador: 'ADMIN', ...pedido })).id
  ids.devolucao = await abrir({ tipo: 'DEVOLUCAO_PARCIAL', itens: 1 })
  ids.logistica = await abrir({ tipo: 'PRORROGACAO_BOLETO', etapa: 'Confirmação do atraso' })
  ids.consumidor = await abrir({ tipo: 'ELOGIO', doConsumidor: true })
  ids.doRepresentante = await abrir({
    tipo: 'COBRANCA_INDEVIDA',
    etapa: 'Verificação no financeiro',
    doRepresentante: true,
  })
  ids.finalizado = await abrir({ tipo: 'SEGUNDA_VIA', campos: { finalizadoEm: agora } })
  ids.arquivado = await abrir({ tipo: 'SEGUNDA_VIA', campos: { finalizadoEm: agora, arquivadoEm: agora } })
  ids.atrasado = await abrir({ tipo: 'AVARIA', campos: { prazoSolucaoEm: em(-1) } })
  ids.perto = await abrir({ tipo: 'AVARIA', campos: { prazoRespostaEm: em(1), prazoSolucaoEm: em(90) } })
})
afterAll(() => app.fechar())

async function vistos(tipo: TipoDeUsuario, query: Record<string, unknown> = {}): Promise<number[]> {
  const { status, corpo } = await app.chamar(listarTickets, {
    token: await app.tokenDe(tipo),
    query: { termo: ASSUNTO, take: 100, ...query },
  })
  expect(status).toBe(200)
  return corpo.itens.map(({ id }) => id).sort((a, b) => a - b)
}

/** Of those that were there from the beginning: other tests open theirs. */
const desde = (achados: number[]) => achados.filter((id) => Object.values(ids).includes(id))

describe('visibility', () => {
  it('TIC-01 a manager sees all but the archived', async () => {
    const { arquivado, ...visiveis } = ids
    expect(desde(await vistos('GERENTE'))).toEqual(Object.values(visiveis).sort((a, b) => a - b))
  })

  it('TIC-01 an operator sees the tickets of their sectors', async () => {
    const seus = await vistos('OPERADOR')
    expect(seus).toContain(ids.devolucao)
    expect(seus).not.toContain(ids.logistica)
    expect(seus).not.toContain(ids.doRepresentante)
  })

  it('TIC-01 an operator sees what they were given, whatever the sector', async () => {
    const operadorId = await cenario.idDaConta('OPERADOR')
    const { id } = await cenario.abrir({
      tipo: 'PRORROGACAO_BOLETO',
      etapa: 'Confirmação do atraso',
      criador: 'ADMIN',
      assunto: ASSUNTO,
      campos: { operadorId },
    })
    expect(await vistos('OPERADOR')).toContain(id)
    expect(await vistos('OPERADOR', { meus: true })).toEqual([id])
  })

  it('TIC-01 a representative sees the tickets of their customers alone', async () => {
    expect(desde(await vistos('REPRESENTANTE'))).toEqual([ids.doRepresentante])
  })

  it('TIC-01, PER-08 a final consumer sees their own, and not who has it', async () => {
    expect(desde(await vistos('CONSUMIDOR_FINAL'))).toEqual([ids.consumidor])
    const { corpo } = await app.chamar(listarTickets, {
      token: await app.tokenDe('CONSUMIDOR_FINAL'),
      query: { termo: ASSUNTO },
    })
    expect(corpo.itens[0]).toMatchObject({
      operador: null,
      cliente: null,
      consumidor: { nome: nomeDaConta('CONSUMIDOR_FINAL') },
    })
  })

  it('TIC-01 the final consumer of somebody else is not found by their name', async () => {
    const dela = await cenario.abrir({ tipo: 'ELOGIO', doConsumidor: true, assunto: 'Outro' })
    const nome = nomeDaConta('CONSUMIDOR_FINAL')
    for (const termo of [
      nome,
      nome
        .normalize('NFD')
        .replace(/\p{Diacritic}/gu, '')
        .toLowerCase(),
      dela.protocolo,
    ]) {
      expect(await vistos('ADMIN', { termo })).toContain(dela.id)
      expect(await vistos('REPRESENTANTE', { termo })).toEqual([])
    }
  })
})

describe('filters', () => {
  it('TIC-02 archived tickets show as such when their status is asked for', async () => {
    const { corpo } = await app.chamar(listarTickets, {
      token: await app.tokenDe('ADMIN'),
      query: { termo: ASSUNTO, status: [0] },
    })
    expect(corpo.itens).toMatchObject([
      { id: ids.arquivado, arquivado: true, status: { id: 0, label: 'Arquivado' } },
    ])
  })

  it('TIC-01 by status, with archived or without', async () => {
    const { statusId } = await cenario.linha(ids.logistica)
    expect(await vistos('ADMIN', { status: [statusId] })).toContain(ids.logistica)
    expect(await vistos('ADMIN', { status: [statusId] })).not.toContain(ids.consumidor)
    expect(await vistos('ADMIN', { status: [0, statusId] })).toEqual(
      expect.arrayContaining([ids.arquivado, ids.logistica]),
    )
  })

  it('TIC-01 only open ones', async () => {
    expect(await vistos('ADMIN', { abertos: true })).not.toContain(ids.finalizado)
    expect(await vistos('ADMIN')).toContain(ids.finalizado)
  })

  it('TIC-01, HOM-01 only those that nobody was given', async () => {
    const { id } = await cenario.abrir({
      tipo: 'AVARIA',
      criador: 'ADMIN',
      assunto: ASSUNTO,
      campos: { operadorId: await cenario.idDaConta('SUPERVISOR') },
    })
    expect(await vistos('ADMIN')).toContain(id)
    const semOperador = await vistos('ADMIN', { semOperador: true })
    expect(semOperador).not.toContain(id)
    expect(semOperador).toContain(ids.devolucao)
  })

  it('TIC-01 late, and soon late', async () => {
    expect(await vistos('ADMIN', { prazo: 'ATRASADO' })).toEqual([ids.atrasado])
    expect(await vistos('ADMIN', { prazo: 'PROXIMO' })).toEqual([ids.perto])
    const { corpo } = await app.chamar(listarTickets, {
      token: await app.tokenDe('ADMIN'),
      query: { termo: ASSUNTO, prazo: 'ATRASADO' },
    })
    expect(corpo.itens[0]?.prazo.situacao).toBe('ATRASADO')
  })

  it.each(['tipo', 'setor', 'operador', 'filial', 'idCli', 'representante', 'regiao'])(
    'TIC-01 by %s',
    async (filtro) => {
      const linha = await cenario.linha(ids.doRepresentante)
      const { banco } = app.negocio()
      const [nova] = await banco
        .insert(regiao)
        .values({ nome: `Região ${filtro}` })
        .returning({ id: regiao.id })
      const operadorId = await cenario.idDaConta('SUPERVISOR')
      const outro = await cenario.abrir({
        tipo: 'DEVOLUCAO_PARCIAL',
        criador: 'ADMIN',
        filial: 1,
        assunto: ASSUNTO,
      })
      await banco
        .update(cliente)
        .set({ regiaoId: nova?.id ?? null })
        .where(eq(cliente.id, Number(linha.clienteId)))
      const meu = await cenario.abrir({
        tipo: 'COBRANCA_INDEVIDA',
        etapa: 'Verificação no financeiro',
        criador: 'ADMIN',
        doRepresentante: true,
        assunto: ASSUNTO,
        campos: { operadorId },
      })
      const valores: Record<string, unknown> = {
        tipo: [linha.tipoId],
        setor: [linha.setorId],
        operador: [operadorId],
        filial: [linha.filialId],
        idCli: linha.clienteId,
        representante: [await cenario.idDaConta('REPRESENTANTE')],
        regiao: [nova?.id],
      }
      const achados = await vistos('ADMIN', { [filtro]: valores[filtro] })
      expect(achados).toContain(meu.id)
      expect(achados).not.toContain(outro.id)
    },
  )

  it('TIC-01 by date of opening, in São Paulo', async () => {
    const { id } = await cenario.abrir({
      tipo: 'ELOGIO',
      criador: 'ADMIN',
      assunto: ASSUNTO,
      campos: { abertoEm: new Date('2025-03-11T02:59:59Z') },
    })
    expect(await vistos('ADMIN', { dtIni: '2025-03-10', dtFim: '2025-03-10' })).toEqual([id])
    expect(await vistos('ADMIN', { dtIni: '2025-03-11', dtFim: '2025-03-11' })).toEqual([])
  })

  it('TIC-01 by protocol, as it is read over the phone', async () => {
    const { protocolo } = await cenario.linha(ids.devolucao)
    for (const termo of [protocolo, formatarProtocolo(protocolo)])
      expect(await vistos('ADMIN', { termo })).toEqual([ids.devolucao])
  })

  it('TIC-01 by customer, and by number or key of an invoice', async () => {
    const { banco } = app.negocio()
    const [item] = await cenario.itens(ids.devolucao)
    const [nota] = await banco
      .select()
      .from(notaFiscal)
      .where(eq(notaFiscal.id, Number(item?.notaId)))
    expect(await vistos('ADMIN', { termo: String(nota?.numero) })).toEqual([ids.devolucao])
    const { clienteId } = await cenario.linha(ids.devolucao)
    const [dono] = await banco
      .select()
      .from(cliente)
      .where(eq(cliente.id, Number(clienteId)))
    expect(await vistos('ADMIN', { termo: dono?.documento })).toContain(ids.devolucao)
    expect(await vistos('ADMIN', { termo: dono?.razaoSocial })).toContain(ids.devolucao)
    expect(await vistos('ADMIN', { termo: dono?.razaoSocial })).not.toContain(ids.doRepresentante)
  })

  it('TIC-01 newest first by default, any order when asked for', async () => {
    const emOrdem = async (query: object) => {
      const { corpo } = await app.chamar(listarTickets, {
        token: await app.tokenDe('ADMIN'),
        query: { termo: ASSUNTO, take: 100, ...query },
      })
      return corpo.itens
    }
    const datas = (await emOrdem({})).map(({ datahora_criacao }) => datahora_criacao)
    expect(datas).toEqual([...datas].sort().reverse())
    const numeros = (await emOrdem({ orderBy: 'id' })).map(({ id }) => id)
    expect(numeros).toEqual([...numeros].sort((a, b) => a - b))
  })

  it('API-02 the same filter in the body', async () => {
    const { corpo } = await app.chamar(consultarTickets, {
      token: await app.tokenDe('ADMIN'),
      corpo: { termo: ASSUNTO, prazo: 'ATRASADO' },
    })
    expect(corpo.itens.map(({ id }) => id)).toEqual([ids.atrasado])
    expect(corpo.paginator).toMatchObject({ page: 1, total: 1 })
  })
})

describe('refusals', () => {
  it('TIC-01 401 without a session', async () => {
    expect((await app.chamar(listarTickets)).status).toBe(401)
  })

  it('PER-01 403 for whom the business took the right to see tickets', async () => {
    await app
      .negocio()
      .banco.insert(permissao)
      .values({ tipo: 'COLABORADOR', acao: 'TICKET_VER', autorizado: false })
    const { status } = await app.chamar(listarTickets, { token: await app.tokenDe('COLABORADOR') })
    expect(status).toBe(403)
  })

  it.each([
    [{ dtIni: '31/12/2026' }, 'dtIni'],
    [{ prazo: 'AMANHA' }, 'prazo'],
    [{ status: ['aberto'] }, 'status.0'],
    [{ orderBy: 'senha' }, 'orderBy'],
    [{ idCli: -1 }, 'idCli'],
    [{ take: 1000 }, 'take'],
  ])('TIC-01 422 on %j', async (query, campo) => {
    const { status, erro } = await app.chamar(listarTickets, { token: await app.tokenDe('ADMIN'), query })
    expect(status).toBe(422)
    expect(Object.keys(erro.campos ?? {})).toEqual([campo])
  })
})

describe('home', () => {
  it('HOM-01 totals are those of the list with the same filter', async () => {
    for (const tipo of ['ADMIN', 'OPERADOR'] as const) {
      const token = await app.tokenDe(tipo)
      const { corpo: totais } = await app.chamar(totaisDeTickets, { token })
      const contar = async (query: object) =>
        (await app.chamar(listarTickets, { token, query })).corpo.paginator.total
      expect(totais.abertos).toBe(await contar({ abertos: true }))
      expect(totais.atrasados).toBe(await contar({ prazo: 'ATRASADO' }))
      expect(totais.proximos).toBe(await contar({ prazo: 'PROXIMO' }))
      expect(totais.meus).toBe(await contar({ abertos: true, meus: true }))
      expect(totais.semOperador).toBe(await contar({ abertos: true, semOperador: true }))
      expect(totais.porStatus.reduce((soma, { quantidade }) => soma + quantidade, 0)).toBe(totais.abertos)
      for (const { id, quantidade } of totais.porStatus)
        expect(quantidade).toBe(await contar({ abertos: true, status: [id] }))
      expect([totais.totalExato, ...totais.porStatus.map(({ totalExato }) => totalExato)]).not.toContain(
        false,
      )
    }
  })

  it('HOM-01 of one branch', async () => {
    const token = await app.tokenDe('ADMIN')
    const idFil = await cenario.filialDoOperador(1)
    await cenario.abrir({ tipo: 'AVARIA', campos: { filialId: idFil } })
    const { corpo: daFilial } = await app.chamar(totaisDeTickets, { token, query: { idFil } })
    const { corpo: todas } = await app.chamar(totaisDeTickets, { token })
    expect(daFilial.abertos).toBeGreaterThan(0)
    expect(daFilial.abertos).toBeLessThan(todas.abertos)
  })

  it('HOM-01 recent tickets: moved last first, seen by the session', async () => {
    const { corpo } = await app.chamar(listarTicketsRecentes, {
      token: await app.tokenDe('CONSUMIDOR_FINAL'),
    })
    const movidos = corpo.itens.map(({ datahora_movimento }) => datahora_movimento)
    expect(corpo.itens.map(({ id }) => id)).toContain(ids.consumidor)
    expect(corpo.itens.map(({ id }) => id)).not.toContain(ids.devolucao)
    expect(movidos).toEqual([...movidos].sort().reverse())
  })
})

describe('TIC-04 quem não vê por dentro não apalpa com filtros', () => {
  it('os filtros internos são como se não viessem, na lista e na consulta', async () => {
    const operador = await cenario.idDaConta('OPERADOR')
    const { setorId } = await cenario.linha(ids.consumidor)
    const filtros = [
      { operador: [operador] },
      { semOperador: true },
      { meus: true },
      { setor: [setorId + 1000] },
      { regiao: [1] },
      { representante: [operador] },
    ]
    for (const dono of [operador, null]) {
      await app.negocio().banco.update(ticket).set({ operadorId: dono }).where(eq(ticket.id, ids.consumidor))
      for (const filtro of filtros) {
        expect(await vistos('CONSUMIDOR_FINAL', filtro), JSON.stringify(filtro)).toContain(ids.consumidor)
        const { corpo } = await app.chamar(consultarTickets, {
          token: await app.tokenDe('CONSUMIDOR_FINAL'),
          corpo: filtro,
        })
        expect(corpo.itens.map(({ id }) => id)).toContain(ids.consumidor)
      }
      expect((await vistos('ADMIN', { semOperador: true })).includes(ids.consumidor)).toBe(dono === null)
    }
  })

  it('HOM-01 os totais não dizem se alguém já cuida do ticket', async () => {
    const { corpo } = await app.chamar(totaisDeTickets, { token: await app.tokenDe('CONSUMIDOR_FINAL') })
    expect(corpo.abertos).toBeGreaterThan(0)
    expect([corpo.meus, corpo.semOperador]).toEqual([0, 0])
  })
})
