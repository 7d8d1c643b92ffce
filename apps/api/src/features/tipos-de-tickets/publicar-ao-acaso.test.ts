import { podeConcluir, proximaEtapa } from '@balcao/dominio/tickets/etapas'
import { avancarEtapa, finalizarTicket } from '@balcao/dominio/tickets/fluxo/contratos'
import type { ConteudoDoTipo, EtapaDoConteudo } from '@balcao/dominio/tipos-de-tickets/conteudo'
import {
  criarTipoDeTicket,
  guardarRascunhoDoTipo,
  moverTicketsDeVersao,
  obterTipoDaAdministracao,
  previaDaMudancaDeVersao,
  publicarTipoDeTicket,
} from '@balcao/dominio/tipos-de-tickets/contratos'
import { seguinteDe } from '@balcao/dominio/tipos-de-tickets/regras'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { usarFluxo } from '../../../test/fluxo-de-tickets.ts'
import { type EtapaDoTipo, etapasDoTicket } from '../tickets/nucleo/queries-etapas.ts'
import { motivoFinalizacao } from '../tickets/nucleo/tabelas-catalogo.ts'

const VIDAS = 4

type Edicao = {
  oQue: 'incluir' | 'tirar' | 'trocar' | 'ligar' | 'desligar' | 'fim' | 'desvio'
  a: number
  b: number
}
const edicao = fc.record<Edicao>({
  oQue: fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom('incluir' as const, 'ligar' as const) },
    { weight: 1, arbitrary: fc.constantFrom('tirar', 'trocar', 'desligar', 'fim', 'desvio') },
  ),
  a: fc.nat({ max: 9 }),
  b: fc.nat({ max: 9 }),
})
/** Some edits, then what follows the publication: nothing, or the open tickets of some version pass to the new one. */
const passo = fc.record({
  edicoes: fc.array(edicao, { minLength: 1, maxLength: 2 }),
  move: fc.option(fc.nat({ max: 9 }), { freq: 2 }),
})
const vida = fc.array(passo, { minLength: 3, maxLength: 4 })

/** As a person would leave it: most of what chance makes of a flow is refused, and that is part of it. */
function editar(etapas: readonly EtapaDoConteudo[], { oQue, a, b }: Edicao, nova: string): EtapaDoConteudo[] {
  const [i, j] = [a % etapas.length, b % etapas.length]
  const [uma, outra] = [etapas[i], etapas[j]]
  if (!uma || !outra) throw new Error('o fluxo não tem etapas')
  const com = (mudanca: Partial<EtapaDoConteudo>) => etapas.with(i, { ...uma, ...mudanca })
  if (oQue === 'incluir')
    return etapas.toSpliced(i, 0, {
      ...uma,
      chave: nova,
      nome: nova,
      saidas: [],
      desvio: false,
      permiteFinalizar: false,
    })
  if (oQue === 'tirar')
    return etapas
      .filter((etapa) => etapa !== uma)
      .map((etapa) => ({ ...etapa, saidas: etapa.saidas.filter(({ para }) => para !== uma.chave) }))
  if (oQue === 'trocar') return etapas.with(i, outra).with(j, uma)
  if (oQue === 'ligar') {
    // As the screen does it: the way that it went until now stays one of the choices.
    const seguinte = seguinteDe(etapas, uma)
    const para = [...(seguinte && seguinte !== outra ? [seguinte] : []), outra]
    const novas = para.map(({ chave, nome }) => ({
      ...{ condicao: 'ESCOLHA' as const, descricao: `A ${nome}`, para: chave },
    }))
    return com({ saidas: [...uma.saidas, ...novas] })
  }
  if (oQue === 'desligar') return com({ saidas: uma.saidas.slice(1) })
  return com(oQue === 'fim' ? { permiteFinalizar: !uma.permiteFinalizar } : { desvio: !uma.desvio })
}

/** The shortest way by which the ticket's own rule brings it to a step that finishes; null where it is stuck. */
function caminhoAoFim(etapas: readonly EtapaDoTipo[], de: number): (number | null)[] | null {
  const caminhos = new Map<number, (number | null)[]>([[de, []]])
  for (const [id, caminho] of caminhos) {
    const etapa = etapas.find((cada) => cada.id === id)
    if (!etapa) return null
    if (podeConcluir(etapa)) return caminho
    for (const escolha of [null, ...etapa.condicionais.map((saida) => saida.id)]) {
      const destino = proximaEtapa(etapas, etapa, { escolha })
      if ('etapa' in destino && !caminhos.has(destino.etapa.id))
        caminhos.set(destino.etapa.id, [...caminho, escolha])
    }
  }
  return null
}

describe('ADM-06 publicar ao acaso sobre tickets abertos', () => {
  const fluxo = usarFluxo()

  async function mundo(nome: string) {
    const token = await fluxo.teste.tokenDe('ADMIN')
    const { banco } = fluxo.teste.negocio()
    const modelo = await fluxo.tipoDe('PRORROGACAO_BOLETO')
    const criado = await fluxo.teste.chamar(criarTipoDeTicket, { corpo: { nome, modelo: modelo.id }, token })
    const id = criado.corpo.id
    const params = { idTipo: id }
    const obter = async () => (await fluxo.teste.chamar(obterTipoDaAdministracao, { params, token })).corpo
    const { chave, rascunhado } = await obter()
    const [motivo] = await banco
      .insert(motivoFinalizacao)
      .values({ tipoId: id, descricao: 'Resolvido', conclui: true, ordem: 1 })
      .returning()
    const tickets = new Map<number, number[]>()
    return {
      ...{ obter, rascunhado, tickets },
      /** The number in force afterwards, and whether it was taken. */
      async publicar(conteudo: ConteudoDoTipo) {
        const { versao } = await obter()
        const guardado = { params, token, corpo: { conteudo, versao } }
        expect((await fluxo.teste.chamar(guardarRascunhoDoTipo, guardado)).status).toBe(200)
        const pedido = { params, token, corpo: { versao: versao + 1 } }
        return (await fluxo.teste.chamar(publicarTipoDeTicket, pedido)).status
      },
      async abrirEmCadaEtapa() {
        for (const { nome: etapa } of (await obter()).publicado.etapas)
          tickets.set((await fluxo.abrir({ tipo: chave, etapa })).id, [])
      },
      /** ADM-05 From that version to the one in force, each to where it goes on or, where it does not, to the first step. */
      async mover(numero: number, para: number) {
        const { corpo } = await fluxo.teste.chamar(previaDaMudancaDeVersao, {
          params,
          token,
          query: { numero },
        })
        const etapas = corpo.itens.map(({ de, para: seguinte }) => ({
          ...{ de: de.id, para: seguinte ?? corpo.destinos[0]?.id ?? 0 },
        }))
        if (etapas.length === 0) return
        const pedido = { params, token, corpo: { numero, para, etapas } }
        expect((await fluxo.teste.chamar(moverTicketsDeVersao, pedido)).status).toBe(200)
      },
      /** Whatever was published: each still says what it said, and has a way to the end. */
      async conferir() {
        for (const [ticket, antes] of tickets) {
          const entradas = (await fluxo.historico(ticket)).map((entrada) => entrada.id)
          expect(entradas.slice(0, antes.length), `história do ticket ${ticket}`).toEqual(antes)
          tickets.set(ticket, entradas)
          const { etapaId } = await fluxo.linha(ticket)
          const caminho = caminhoAoFim(await etapasDoTicket(banco, etapaId), etapaId)
          expect(caminho, `caminho do ticket ${ticket} ao fim`).not.toBeNull()
        }
      },
      async levarAoFim(ticket: number) {
        const { etapaId, versao } = await fluxo.linha(ticket)
        const caminho = caminhoAoFim(await etapasDoTicket(banco, etapaId), etapaId) ?? []
        let agora = versao
        for (const condicional of caminho) {
          const corpo = { versao: agora, ...(condicional !== null && { condicional }) }
          expect((await fluxo.agir(avancarEtapa, ticket, corpo)).status).toBe(200)
          agora = (await fluxo.linha(ticket)).versao
        }
        const fim = await fluxo.agir(finalizarTicket, ticket, { versao: agora, motivo: motivo?.id })
        expect(fim.status).toBe(200)
      },
    }
  }

  it('ADM-06 nenhum ticket fica preso nem perde a sua história, o que quer que se publique', async () => {
    let vidas = 0
    let publicadas = 0
    await fc.assert(
      fc.asyncProperty(vida, async (passos) => {
        const este = await mundo(`Ao acaso ${++vidas}`)
        const [base] = este.rascunhado.etapas
        if (!base) throw new Error('o modelo não tem etapas')
        const etapa = (chave: string, permiteFinalizar = false): EtapaDoConteudo => ({
          ...base,
          ...{ chave, nome: chave, requisito: null, saidas: [], desvio: false, permiteFinalizar },
        })
        const comeco = {
          ...este.rascunhado,
          ...{ usaProrrogacao: 0, motivosObrigatorio: false, motivos: [] },
          etapas: [etapa('a'), etapa('b'), etapa('c', true)],
        }
        expect(await este.publicar(comeco)).toBe(200)
        await este.abrirEmCadaEtapa()
        for (const [n, { edicoes, move }] of passos.entries()) {
          const { publicado, numero } = await este.obter()
          const etapas = edicoes.reduce(
            (antes, uma, i) => (antes.length > 1 ? editar(antes, uma, `n${n}-${i}`) : antes),
            publicado.etapas as readonly EtapaDoConteudo[],
          )
          const status = await este.publicar({ ...publicado, etapas: [...etapas] })
          const depois = await este.obter()
          expect([200, 409]).toContain(status)
          expect(depois.numero).toBe(status === 200 ? numero + 1 : numero)
          if (status === 200) {
            publicadas++
            await este.abrirEmCadaEtapa()
            const antigas = depois.versoes.filter((versao) => versao.numero < depois.numero)
            const qual = move === null ? undefined : antigas[move % antigas.length]
            if (qual) await este.mover(qual.numero, depois.numero)
          }
          await este.conferir()
        }
        for (const ticket of este.tickets.keys()) await este.levarAoFim(ticket)
        await este.conferir()
      }),
      { numRuns: VIDAS, endOnFailure: true },
    )
    expect(publicadas, 'versões publicadas').toBeGreaterThanOrEqual(VIDAS)
  })
})
