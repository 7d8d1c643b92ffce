import {
  avancarEtapa,
  finalizarTicket,
  reabrirTicket,
  reclassificarTicket,
  retrocederEtapa,
} from '@balcao/dominio/tickets/contratos-acoes'
import { alterarProdutosDoTicket } from '@balcao/dominio/tickets/contratos-detalhe'
import { eq, sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { usarAbertura } from '../../../test/abertura-de-tickets.ts'
import { ticket, ticketItem } from './tabelas.ts'
import { motivoFinalizacao } from './tabelas-catalogo.ts'

const abertura = usarAbertura()
const banco = () => abertura.teste.negocio().banco

/** What all tickets together take of each item of an invoice, in SQL of its own: an error of the rule is not shared. */
async function somas(notaId: number) {
  const { rows } = await banco().execute<{ id: string; comprado: string; tomado: string }>(sql`
    select ni.id, ni.quantidade as comprado, coalesce(sum(
      case
        when t.finalizado_em is not null and not mf.conclui then coalesce(ti.quantidade_recebida, 0)
        when ti.status = 'AN' then ti.quantidade_solicitada
        else coalesce(ti.quantidade_recebida, ti.quantidade_autorizada)
          + ti.quantidade_falta + ti.quantidade_quebra_direta
      end), 0) as tomado
    from nota_item ni
    left join ticket_item ti on ti.nota_item_id = ni.id
    left join ticket t on t.id = ti.ticket_id
    left join motivo_finalizacao mf on mf.id = t.motivo_finalizacao_id
    where ni.nota_id = ${notaId} group by ni.id order by ni.id`)
  return rows.map(({ id, comprado, tomado }) => ({
    id: Number(id),
    comprado: Number(comprado),
    tomado: Number(tomado),
  }))
}

async function exigirInvariante(notaId: number): Promise<void> {
  for (const { id, comprado, tomado } of await somas(notaId))
    expect(tomado, `item ${id}`).toBeLessThanOrEqual(comprado)
}

type Compra = Awaited<ReturnType<typeof abertura.compra>>

async function abrir({ idCli, idFil, nota, itens }: Compra, quantidades: number[] | 'TUDO') {
  const chave = quantidades === 'TUDO' ? 'DEVOLUCAO_TOTAL' : 'DEVOLUCAO_PARCIAL'
  const escolha =
    quantidades === 'TUDO'
      ? { notas: [{ id: nota.id }] }
      : {
          itens: quantidades.flatMap((qtd_solicitada, i) =>
            qtd_solicitada > 0 ? [{ produto_id: itens[i]?.id, motivo_id: 1, qtd_solicitada }] : [],
          ),
        }
  const { status, corpo } = await abertura.enviar({
    ...modelos.get(chave),
    ...{ idCli, idFil },
    ...escolha,
  })
  return { status, id: status === 200 ? corpo.id : null }
}

const modelos = new Map<string, object>()
const agir = async (contrato: Parameters<typeof abertura.teste.chamar>[0], id: number, corpo: object) => {
  const token = await abertura.teste.tokenDe('GERENTE')
  const { status } = await abertura.teste.chamar(contrato, {
    params: { idTicket: id } as never,
    corpo,
    token,
  })
  return status
}

const desistencia = async () => {
  const [motivo] = await banco()
    .select()
    .from(motivoFinalizacao)
    .where(eq(motivoFinalizacao.descricao, 'Cliente desistiu'))
  return { motivo: motivo?.id }
}

/** Splits what was asked for into authorised, missing and refused. */
async function analisar(id: number, parte: number): Promise<number> {
  const analise = (await abertura.itens(id)).map((item) => {
    const pedida = Number(item.quantidadeSolicitada)
    const autorizada = Math.floor(pedida * parte)
    const falta = Math.min(1, pedida - autorizada)
    return {
      id: item.id,
      qtd_fora_prazo: pedida - autorizada - falta,
      qtd_outra_marca: 0,
      qtd_falta: falta,
      qtd_avaria: 0,
      qtd_quebra_direta: 0,
      qtd_autorizada: autorizada,
      motivo_analise_id: 1,
    }
  })
  return agir(avancarEtapa, id, { analise })
}

const ACOES = {
  avancar: (id: number) => agir(avancarEtapa, id, {}),
  analisar,
  voltar: (id: number) => agir(retrocederEtapa, id, { observacao: 'Conferir de novo' }),
  desistir: async (id: number) => agir(finalizarTicket, id, await desistencia()),
  reabrir: (id: number) => agir(reabrirTicket, id, {}),
  corrigir: async (id: number, parte: number) => {
    const itens = (await abertura.itens(id)).map((item) => ({
      id: item.id,
      qtd_solicitada: Math.max(1, Math.round(10 * parte)),
    }))
    return agir(alterarProdutosDoTicket, id, { itens })
  },
}
type Acao = keyof typeof ACOES

const criacao = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(fc.integer({ min: 0, max: 7 }), fc.integer({ min: 1, max: 7 })) },
  { weight: 1, arbitrary: fc.constant('TUDO' as const) },
)
const acao = fc.record({
  acao: fc.constantFrom(...(Object.keys(ACOES) as Acao[]), 'analisar' as const, 'reabrir' as const),
  ticket: fc.nat({ max: 20 }),
  parte: fc.integer({ min: 0, max: 10 }).map((decimos) => decimos / 10),
})
const onda = fc.record({
  criacoes: fc.array(criacao, { maxLength: 4 }),
  acoes: fc.array(acao, { minLength: 2, maxLength: 8 }),
})
const historia = fc.record({
  primeiras: fc.array(criacao, { minLength: 3, maxLength: 8 }),
  ondas: fc.array(onda, { minLength: 1, maxLength: 3 }),
})

describe('NOV-11 nunca se devolve mais que o comprado', () => {
  it('seja o que for que se peça ao mesmo tempo', { timeout: 120_000 }, async () => {
    for (const chave of ['DEVOLUCAO_TOTAL', 'DEVOLUCAO_PARCIAL'])
      modelos.set(chave, await abertura.preencher(chave))
    await fc.assert(
      fc.asyncProperty(historia, async ({ primeiras, ondas }) => {
        const compra = await abertura.compra(2)
        const tickets: number[] = []
        const conferir = async (respostas: { status: number; id: number | null }[]) => {
          for (const { status, id } of respostas) {
            expect([200, 409, 422]).toContain(status)
            if (id !== null) tickets.push(id)
          }
          await exigirInvariante(compra.nota.id)
        }
        await conferir(await Promise.all(primeiras.map((quantidades) => abrir(compra, quantidades))))
        expect(tickets.length).toBeGreaterThan(0)
        for (const { criacoes, acoes } of ondas) {
          const mudancas = acoes.map(async (pedida) => {
            const id = tickets[pedida.ticket % tickets.length] ?? 0
            return { status: await ACOES[pedida.acao](id, pedida.parte), id: null }
          })
          const aberturas = criacoes.map((quantidades) => abrir(compra, quantidades))
          await conferir(await Promise.all([...mudancas, ...aberturas]))
        }
      }),
      { numRuns: 25, endOnFailure: true },
    )
  })
})

describe('NOV-11 o saldo devolvido pode ser de outro quando se volta a querê-lo', () => {
  const tomado = async ({ nota }: Compra) => (await somas(nota.id)).map((linha) => linha.tomado)

  it('reabrir um ticket desistido é recusado quando outro já tomou o saldo', async () => {
    modelos.set('DEVOLUCAO_PARCIAL', await abertura.preencher('DEVOLUCAO_PARCIAL'))
    const compra = await abertura.compra(1)
    const primeiro = await abrir(compra, [8])
    expect(await ACOES.desistir(Number(primeiro.id))).toBe(200)
    expect(await tomado(compra)).toEqual([0])
    const segundo = await abrir(compra, [8])
    expect(segundo.status).toBe(200)
    expect(await ACOES.reabrir(Number(primeiro.id))).toBe(409)
    expect(await ACOES.desistir(Number(segundo.id))).toBe(200)
    expect(await ACOES.reabrir(Number(primeiro.id))).toBe(200)
    expect(await tomado(compra)).toEqual([8])
  })

  it('o recusado pela análise volta, e analisar de novo não o toma de quem veio depois', async () => {
    const compra = await abertura.compra(1)
    const { id } = await abrir(compra, [10])
    expect(await ACOES.avancar(Number(id))).toBe(200)
    expect(await analisar(Number(id), 0.5)).toBe(200)
    expect(await tomado(compra)).toEqual([6])
    expect((await abrir(compra, [5])).status).toBe(409)
    expect((await abrir(compra, [4])).status).toBe(200)
    expect(await ACOES.voltar(Number(id))).toBe(200)
    expect(await analisar(Number(id), 1)).toBe(409)
    expect(await tomado(compra)).toEqual([10])
  })

  it('corrigir a quantidade não passa do que resta', async () => {
    const compra = await abertura.compra(1)
    const { id } = await abrir(compra, [3])
    await abrir(compra, [5])
    expect(await ACOES.corrigir(Number(id), 0.6)).toBe(409)
    expect(await ACOES.corrigir(Number(id), 0.5)).toBe(200)
    expect(await tomado(compra)).toEqual([10])
  })

  it('conferir de novo não recebe o que a primeira conferência devolveu ao saldo', async () => {
    const { id } = await abertura.abrir({
      tipo: 'DEVOLUCAO_PARCIAL',
      etapa: 'Conferência do recebimento',
      itens: 1,
    })
    const [item] = await abertura.itens(id)
    const { etapaId, clienteId: idCli, filialId: idFil } = await abertura.linha(id)
    await banco()
      .update(ticketItem)
      .set({ status: 'A', quantidadeAutorizada: '5' })
      .where(eq(ticketItem.ticketId, id))
    const conferir = (qtd_recebida: number) =>
      agir(avancarEtapa, id, { checkin: [{ id: item?.id, qtd_recebida, obs: 'Faltou' }] })
    expect(await conferir(2)).toBe(200)
    const itens = [{ produto_id: item?.notaItemId, motivo_id: 1, qtd_solicitada: 8 }]
    const outro = await abertura.preencher('DEVOLUCAO_PARCIAL', { idCli, idFil, itens })
    expect((await abertura.enviar(outro)).status).toBe(200)
    await banco().update(ticket).set({ etapaId }).where(eq(ticket.id, id))
    expect(await conferir(3)).toBe(409)
    expect(await conferir(2)).toBe(200)
  })

  it('TIC-10 o ticket que vira devolução total toma o que resta das suas notas, ou não vira', async () => {
    const { idCli, idFil, nota, itens } = await abertura.compra(2)
    const pedido = await abertura.preencher('SEGUNDA_VIA', { idCli, idFil, notas: [{ id: nota.id }] })
    const mudanca = { idTipo: abertura.tipos.get('DEVOLUCAO_TOTAL')?.id, transportadora_id: 1 }
    const [primeiro, segundo] = [await abertura.enviar(pedido), await abertura.enviar(pedido)]
    const compra = { idCli, idFil, nota, itens }
    await abrir(compra, [4, 0])
    expect(await agir(reclassificarTicket, primeiro.corpo.id, mudanca)).toBe(200)
    const tomados = (await abertura.itens(primeiro.corpo.id)).map((item) => item.quantidadeSolicitada)
    expect(tomados).toEqual(['6.0000', '10.0000'])
    expect(await agir(reclassificarTicket, segundo.corpo.id, mudanca)).toBe(409)
    expect((await abertura.linha(segundo.corpo.id)).versao).toBe(1)
  })
})
