import { CONTAS_DEMO } from '@balcao/demo/src/acesso/contas.ts'
import { criarCampanha } from '@balcao/dominio/campanhas/contratos'
import { obterCliente } from '@balcao/dominio/clientes/contratos'
import { criarConfiguracaoFv, listarConfiguracoesFv } from '@balcao/dominio/configuracao-fv/contratos'
import { abrirConta, listarTitulares } from '@balcao/dominio/contas-correntes/contratos'
import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { nomeDoCliente } from '@balcao/dominio/formatos/nomes'
import { gravarGrade, obterGrade } from '@balcao/dominio/objetivos/contratos'
import { mesDe } from '@balcao/dominio/objetivos/progresso'
import { comecarTroca } from '@balcao/dominio/trocas/contratos'
import type { Criar } from '../jornada.ts'
import { nomeUnico } from './cliente.ts'
import { pedirUmaNegociacao } from './negociacao.ts'
import { pedir, type Sessao, sessaoDe } from './pela-api.ts'

/** No order comes to it: what others of the same server sell costs what it did. */
const MINIMO_QUE_NINGUEM_COMPRA = 99_999_999

/**
 * GES-01 to GES-08 What the modules are about, twice: of the representative, whom the demo's supervisor leads, and of somebody
 * (or something) that she does not see.
 */
export function prepararGestao(criar: Criar, url: string): ReturnType<typeof preparar> {
  const preparada = preparadas.get(url) ?? preparar(criar, url)
  preparadas.set(url, preparada)
  return preparada
}

/** Once per server: whoever comes reads, and changes nothing. */
const preparadas = new Map<string, ReturnType<typeof preparar>>()

async function preparar(criar: Criar, url: string) {
  const gerente = await sessaoDe(url, 'GERENTE')
  const { itens: daEquipe } = await pedir(await sessaoDe(url, 'SUPERVISOR'), listarTitulares)
  const { itens: todos } = await pedir(gerente, listarTitulares)
  const representante = CONTAS_DEMO.find(({ tipo }) => tipo === 'REPRESENTANTE')
  const dela = daEquipe.find(({ nome }) => nome === representante?.nome)
  const alheia = todos.find(({ id }) => daEquipe.every((outra) => outra.id !== id))
  if (!dela || !alheia) throw new Error('falta quem vende na equipe, ou fora dela')
  for (const pessoa of [dela, alheia])
    if (pessoa.idConta === null)
      await pedir(gerente, abrirConta, { corpo: { idColaborador: pessoa.id, limite: 500, motivo: 'Verba' } })
  await darMetas(gerente, [dela.id, alheia.id])
  await configurar(gerente, dela)
  return {
    dela: { pessoa: dela.nome, campanha: await campanhaEm(gerente, 0), ...(await vendaDe(criar, url, true)) },
    alheia: {
      pessoa: alheia.nome,
      campanha: await campanhaEm(gerente, 1),
      ...(await vendaDe(criar, url, false)),
    },
  }
}

async function darMetas(sessao: Sessao, pessoas: readonly number[]) {
  const serie = { mes: mesDe(hojeEm(new Date())), escopo: 'VENDEDOR', tipo: 'NOVOS', marca: '' } as const
  const { linhas } = await pedir(sessao, obterGrade, { query: serie })
  const faltam = linhas.filter(({ idAlvo, meta }) => pessoas.includes(idAlvo) && meta === null)
  if (faltam.length === 0) return
  const metas = faltam.map(({ idAlvo, versao }) => ({ idAlvo, versao, meta: 5 }))
  await pedir(sessao, gravarGrade, { corpo: { ...serie, linhas: metas } })
}

async function configurar(sessao: Sessao, { id, nome }: { id: number; nome: string }) {
  const { itens } = await pedir(sessao, listarConfiguracoesFv, { query: { termo: nome } })
  if (itens.length > 0) return
  const corpo = { escopo: 'VENDEDOR', idAlvo: id, valores: { diasDeValidade: 15 } } as const
  await pedir(sessao, criarConfiguracaoFv, { corpo })
}

/** From so many days from now on: one that is to come is seen by whoever manages them. */
async function campanhaEm(sessao: Sessao, dias: number): Promise<string> {
  const nome = nomeUnico('Frete por nossa conta')
  const hoje = hojeEm(new Date())
  const periodo = { inicio: somarDias(hoje, dias), fim: somarDias(hoje, dias + 1) }
  const beneficio = { tipo: 'FRETE', minimo: MINIMO_QUE_NINGUEM_COMPRA } as const
  await pedir(sessao, criarCampanha, { corpo: { nome, beneficio, ...periodo } })
  return nome
}

/** A customer, the price that was asked for them, and an exchange of theirs. */
async function vendaDe(criar: Criar, url: string, doRepresentante: boolean) {
  const negociacao = await pedirUmaNegociacao(criar, url, doRepresentante)
  const { id: idTicket } = await criar.abrir({ tipo: 'TROCA', itens: 1, doRepresentante })
  const sessao = await sessaoDe(url, 'OPERADOR')
  const { id: troca } = await pedir(sessao, comecarTroca, { corpo: { idTicket, destino: 'MESMO' } })
  const cliente = await pedir(sessao, obterCliente, { params: { idCli: negociacao.idCli } })
  return { negociacao: negociacao.id, troca, cnpj: cliente.cnpj, cliente: nomeDoCliente(cliente) }
}
