import { hojeEm } from '@balcao/dominio/formatos/datas'
import { sql } from 'drizzle-orm'
import { existeColaborador } from '../src/features/acesso/queries.ts'
import type { Negocio } from '../src/negocio.ts'
import type { Executor } from '../src/platform/banco/conexao.ts'
import { transacao } from '../src/platform/banco/transacao.ts'
import { completarRegistros, temRegistros } from './cadastros/preencher-registros.ts'
import {
  completarColetas,
  completarDemo,
  completarFaq,
  completarFotos,
  temProdutosComFoto,
  temTiposDeTicket,
} from './completar-demo.ts'
import { completarPedidos, temPedidos } from './completar-pedidos.ts'
import type { NegocioDemo } from './listas/filiais.ts'
import type { OpcoesDaDemo } from './opcoes-da-demo.ts'
import { preencherVidaDosPedidos, temVidaDosPedidos } from './pedidos/preencher-vida.ts'
import { preencherDemo } from './preencher.ts'
import { preencherAutomacoes, temAutomacoes } from './preencher-automacoes.ts'
import { preencherAvaliacoes, temAvaliacoes } from './preencher-avaliacoes.ts'
import { completarCadastros, temCadastros } from './preencher-cadastros.ts'
import { conheceColetas } from './preencher-coletas.ts'
import { completarConsultas, temConsultas } from './preencher-consultas.ts'
import { preencherEtiquetas, temEtiquetas } from './preencher-etiquetas.ts'
import { temArtigos } from './preencher-faq.ts'
import { completarFretes, temFretes } from './preencher-fretes.ts'
import { preencherLigacoes, temLigacoes } from './preencher-ligacoes.ts'
import { preencherRespostas, temRespostas } from './preencher-respostas.ts'
import { completarRelacionamento, temRelacionamento } from './relacionamento/completar-relacionamento.ts'
import { preencherVendas, temVendas } from './vendas/preencher-vendas.ts'
import { temConsumidoraVinculada, vincularConsumidora } from './vincular-consumidora.ts'

// Any fixed number: every process that fills this database must wait on the same one.
const TRAVA_DA_DEMO = 20_261_117

export const ehNegocioDemo = (id: string): id is 'aurora' | 'boreal' => id === 'aurora' || id === 'boreal'

type Parte = {
  nome: string
  tem: (banco: Executor, negocio: NegocioDemo) => Promise<boolean>
  completar: (tx: Executor, opcoes: OpcoesDaDemo) => Promise<void>
}

/** What the demo gained over time, in the order in which one part builds on another. */
const PARTES: readonly Parte[] = [
  { nome: 'tickets', tem: temTiposDeTicket, completar: completarDemo },
  { nome: 'pedidos', tem: temPedidos, completar: completarPedidos },
  { nome: 'o histórico dos pedidos', tem: temVidaDosPedidos, completar: preencherVidaDosPedidos },
  { nome: 'artigos de ajuda', tem: temArtigos, completar: completarFaq },
  {
    nome: 'respostas prontas',
    tem: temRespostas,
    completar: (tx, { agora }) => preencherRespostas(tx, agora),
  },
  {
    nome: 'etiquetas',
    tem: temEtiquetas,
    completar: (tx, { agora }) => preencherEtiquetas(tx, agora),
  },
  {
    nome: 'os tickets ligados',
    tem: temLigacoes,
    completar: (tx, { agora }) => preencherLigacoes(tx, agora),
  },
  {
    nome: 'automações',
    tem: temAutomacoes,
    completar: (tx, { agora }) => preencherAutomacoes(tx, agora),
  },
  { nome: 'coletas', tem: conheceColetas, completar: completarColetas },
  { nome: 'produtos que pedem foto', tem: temProdutosComFoto, completar: completarFotos },
  { nome: 'o vínculo da consumidora', tem: temConsumidoraVinculada, completar: vincularConsumidora },
  { nome: 'o relacionamento com os clientes', tem: temRelacionamento, completar: completarRelacionamento },
  { nome: 'CEPs e empresas para consulta', tem: temConsultas, completar: completarConsultas },
  { nome: 'os campos do cadastro', tem: temCadastros, completar: completarCadastros },
  { nome: 'cadastros, endereços e documentos', tem: temRegistros, completar: completarRegistros },
  { nome: 'preços, impostos e promoções', tem: temVendas, completar: preencherVendas },
  { nome: 'as tabelas de frete', tem: temFretes, completar: completarFretes },
  { nome: 'as avaliações', tem: temAvaliacoes, completar: preencherAvaliacoes },
]

/**
 * Fills the demo business once, whole or not at all, and never over existing data; one filled before a part of it
 * existed gets that part.
 */
export async function preencherSeVazio(
  negocio: Negocio,
  agora: Date,
  dizer: (frase: string) => void,
): Promise<void> {
  const { id, banco, armazem, configuracao } = negocio
  if (!ehNegocioDemo(id) || !(await faltaPreencher(negocio))) return
  if (!(await existeColaborador(banco)))
    dizer(`Preenchendo os dados de demonstração de ${configuracao.nome}…`)
  await transacao(banco, async (tx) => {
    // Another process may be filling it at this moment: worth waiting for, however long it takes.
    await tx.execute(sql`set local lock_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(${TRAVA_DA_DEMO})`)
    const opcoes = { negocio: id, hoje: hojeEm(agora), agora, armazem }
    if (!(await existeColaborador(tx))) return preencherDemo(tx, opcoes)
    for (const { nome, tem, completar } of PARTES) {
      // The first of them brings the others along.
      if (await tem(tx, id)) continue
      dizer(`Acrescentando ${nome} à demonstração de ${configuracao.nome}…`)
      await completar(tx, opcoes)
    }
  })
  await banco.$client.query('analyze')
  // They were read when the database was still empty.
  await negocio.renovarParametros()
}

/** Whether there is anything to do: cheap, since every start asks. */
export async function faltaPreencher({ id, banco }: Negocio): Promise<boolean> {
  if (!ehNegocioDemo(id)) return false
  return !(await existeColaborador(banco)) || (await partesQueFaltam(banco, id)).length > 0
}

async function partesQueFaltam(banco: Executor, negocio: NegocioDemo): Promise<Parte[]> {
  const situacoes = await Promise.all(
    PARTES.map(async (parte) => ({ parte, tem: await parte.tem(banco, negocio) })),
  )
  return situacoes.filter(({ tem }) => !tem).map(({ parte }) => parte)
}
