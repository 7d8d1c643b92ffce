import { obterNotaParaTicket } from '@balcao/dominio/tickets/abertura/contratos'
import { listarProdutosDoTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import {
  arquivarTicket,
  avancarEtapa,
  desarquivarTicket,
  finalizarTicket,
  reabrirTicket,
  reclassificarTicket,
  retrocederEtapa,
} from '@balcao/dominio/tickets/fluxo/contratos'
import { alterarProdutosDoTicket } from '@balcao/dominio/tickets/fluxo/contratos-escrita'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { usarAbertura } from '../../../../test/abertura-de-tickets.ts'
import { etapasDoTipo } from '../nucleo/queries-etapas.ts'
import { ticket, ticketItem } from '../nucleo/tabelas.ts'
import { motivoFinalizacao } from '../nucleo/tabelas-catalogo.ts'

const abertura = usarAbertura()
const banco = () => abertura.teste.negocio().banco

/** What the wizard is told that was taken of each item of an invoice. */
async function tomado({ idCli, nota }: Compra): Promise<number[]> {
  const { corpo } = await abertura.teste.chamar(obterNotaParaTicket, {
    params: { numNf: nota.id },
    query: { idCli },
    token: await abertura.teste.tokenDe('OPERADOR'),
  })
  return corpo.produtos.map(({ qtd_devolvida }) => qtd_devolvida)
}

type Compra = Awaited<ReturnType<typeof abertura.compra>>

async function abrir({ idCli, idFil, itens: comprados }: Compra, quantidades: number[]) {
  const itens = quantidades.flatMap((qtd_solicitada, i) =>
    qtd_solicitada > 0 ? [{ produto_id: comprados[i]?.id, motivo_id: 1, qtd_solicitada }] : [],
  )
  const modelo = await abertura.preencher('DEVOLUCAO_PARCIAL')
  const { status, corpo } = await abertura.enviar({ ...modelo, idCli, idFil, itens })
  return { status, id: status === 200 ? corpo.id : null }
}

const agir = async (contrato: Parameters<typeof abertura.teste.chamar>[0], id: number, corpo: object) => {
  const token = await abertura.teste.tokenDe('ADMIN')
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

/** Ends it as solved; the way to the step where that is allowed is proved elsewhere. */
async function solucionar(id: number, chave: string): Promise<number> {
  const tipoId = abertura.tipos.get(chave)?.id ?? 0
  const fim = (await etapasDoTipo(banco(), tipoId)).find(
    ({ permiteFinalizar, requisito }) => permiteFinalizar && !requisito,
  )
  await banco().update(ticket).set({ etapaId: fim?.id }).where(eq(ticket.id, id))
  const [conclui] = await banco()
    .select()
    .from(motivoFinalizacao)
    .where(and(eq(motivoFinalizacao.tipoId, tipoId), eq(motivoFinalizacao.informa, false)))
  return agir(finalizarTicket, id, { motivo: conclui?.id })
}

async function produtosNoFio(idTicket: number) {
  const { corpo } = await abertura.teste.chamar(listarProdutosDoTicket, {
    params: { idTicket },
    token: await abertura.teste.tokenDe('ADMIN'),
  })
  return { quantos: corpo.itens.length, devolve: corpo.devolve }
}

describe('NOV-11 o saldo devolvido pode ser de outro quando se volta a querê-lo', () => {
  it('reabrir um ticket desistido é recusado quando outro já tomou o saldo', async () => {
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

  it('TIC-10 mudado para uma dúvida e finalizado devolve o saldo; mudado de volta, só o toma se ainda há', async () => {
    const compra = await abertura.compra(1)
    const { id } = await abrir(compra, [8])
    const reclassificar = (chave: string) =>
      agir(reclassificarTicket, Number(id), { idTipo: abertura.tipos.get(chave)?.id, transportadora_id: 1 })
    expect(await tomado(compra)).toEqual([8])
    expect(await reclassificar('DUVIDA_FISCAL')).toBe(200)
    expect(await tomado(compra)).toEqual([0])
    expect(await produtosNoFio(Number(id))).toEqual({ quantos: 1, devolve: false })

    const outro = await abrir(compra, [4])
    expect(await reclassificar('DEVOLUCAO_PARCIAL')).toBe(409)
    expect(await tomado(compra)).toEqual([4])
    expect(await ACOES.corrigir(Number(id), 0.6)).toBe(200)
    expect(await reclassificar('DEVOLUCAO_PARCIAL')).toBe(200)
    expect(await tomado(compra)).toEqual([10])
    expect(await produtosNoFio(Number(id))).toEqual({ quantos: 1, devolve: true })

    expect(await reclassificar('DUVIDA_FISCAL')).toBe(200)
    expect(await solucionar(Number(id), 'DUVIDA_FISCAL')).toBe(200)
    expect(await tomado(compra)).toEqual([4])
    expect(await ACOES.desistir(Number(outro.id))).toBe(200)
    expect(await tomado(compra)).toEqual([0])
  })

  it('duas mudanças de volta ao mesmo tempo: só uma cabe', async () => {
    const compra = await abertura.compra(1)
    const [a, b] = [await abrir(compra, [4]), await abrir(compra, [6])]
    const reclassificar = (id: number | null, chave: string) =>
      agir(reclassificarTicket, Number(id), { idTipo: abertura.tipos.get(chave)?.id, transportadora_id: 1 })
    for (const { id } of [a, b]) expect(await reclassificar(id, 'DUVIDA_FISCAL')).toBe(200)
    for (const { id } of [a, b]) expect(await ACOES.corrigir(Number(id), 0.7)).toBe(200)
    const voltas = await Promise.all([a, b].map(({ id }) => reclassificar(id, 'DEVOLUCAO_PARCIAL')))
    expect(voltas.sort()).toEqual([200, 409])
    expect(await tomado(compra)).toEqual([7])
  })

  it('finalizado sem que a análise respondesse não houve devolução, e reabrir a pede outra vez', async () => {
    const compra = await abertura.compra(1)
    const { id } = await abrir(compra, [8])
    expect(await solucionar(Number(id), 'DEVOLUCAO_PARCIAL')).toBe(200)
    expect(await tomado(compra)).toEqual([0])
    const outro = await abrir(compra, [5])
    expect(await ACOES.reabrir(Number(id))).toBe(409)
    expect(await ACOES.desistir(Number(outro.id))).toBe(200)
    expect(await ACOES.reabrir(Number(id))).toBe(200)
    expect(await tomado(compra)).toEqual([8])
  })

  it('arquivado sem fim não pede mais nada; tirado do arquivo, só o toma se ainda há', async () => {
    const compra = await abertura.compra(1)
    const { id } = await abrir(compra, [8])
    // No route does this: rows of before, or of an import.
    await banco()
      .update(ticket)
      .set({ arquivadoEm: new Date() })
      .where(eq(ticket.id, Number(id)))
    expect(await tomado(compra)).toEqual([0])
    const outro = await abrir(compra, [5])
    expect(await agir(desarquivarTicket, Number(id), {})).toBe(409)
    expect(await ACOES.desistir(Number(outro.id))).toBe(200)
    expect(await agir(arquivarTicket, Number(outro.id), {})).toBe(200)
    expect(await agir(desarquivarTicket, Number(id), {})).toBe(200)
    expect(await tomado(compra)).toEqual([8])
  })
})
