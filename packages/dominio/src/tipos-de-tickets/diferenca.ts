import { formatarNumero } from '../formatos/dinheiro.ts'
import { VERBOS } from '../tickets/requisitos/catalogo.ts'
import {
  type ConteudoDoTipo,
  type EtapaDoConteudo,
  type MotivoDoTipo,
  NIVEIS_DO_USO,
  SIM_OU_NAO_DO_TIPO,
  type SimOuNaoDoTipo,
  USOS,
  usos,
} from './conteudo.ts'

/** ADM-06 One thing that a publication would change. */
export type Diferenca = { oQue: string; antes: string; depois: string }

export type NomesDoTipo = Readonly<Record<'menus' | 'setores' | 'situacoes', ReadonlyMap<number, string>>>

const NADA = '—'
const sim = (valor: boolean) => (valor ? 'Sim' : 'Não')
const minutos = (valor: number | null) =>
  valor === null ? 'sem prazo' : `${formatarNumero(valor)} min úteis`

type Ditos = Record<string, string>

const ditosDoTipo = (tipo: ConteudoDoTipo, nomes: NomesDoTipo): Ditos => ({
  Nome: tipo.descricao,
  Menu: nomes.menus.get(tipo.menuId) ?? NADA,
  ...Object.fromEntries(usos.map((uso) => [USOS[uso], NIVEIS_DO_USO[tipo[uso]] ?? NADA])),
  ...Object.fromEntries(
    (Object.keys(SIM_OU_NAO_DO_TIPO) as SimOuNaoDoTipo[]).map((campo) => [
      SIM_OU_NAO_DO_TIPO[campo],
      sim(tipo[campo]),
    ]),
  ),
  'Prazo de resposta': minutos(tipo.minutosResposta),
  'Prazo de solução': minutos(tipo.minutosSolucao),
})

const ditosDoMotivo = (motivo: MotivoDoTipo, motivos: readonly MotivoDoTipo[], lugar: number): Ditos => ({
  Descrição: motivo.descricao,
  'Abaixo de': motivos.find(({ chave }) => chave === motivo.pai)?.descricao ?? 'no alto',
  'Vem escolhido': sim(motivo.padrao),
  'Exige observação': sim(motivo.informa),
  'Exige um abaixo dele': sim(motivo.subnivelObrigatorio),
  Lugar: String(lugar),
})

const ditosDaEtapa = (
  etapa: EtapaDoConteudo,
  etapas: readonly EtapaDoConteudo[],
  nomes: NomesDoTipo,
): Ditos => ({
  Nome: etapa.nome,
  Lugar: String(etapas.indexOf(etapa) + 1),
  Setor: nomes.setores.get(etapa.setorId) ?? NADA,
  Situação: nomes.situacoes.get(etapa.statusId) ?? NADA,
  Exigência: etapa.requisito ? VERBOS[etapa.requisito] : 'nenhuma',
  'Pode finalizar': sim(etapa.permiteFinalizar),
  Desvio: sim(etapa.desvio),
  'Espera coleta': sim(etapa.aguardaColeta),
  Saídas:
    etapa.saidas
      .map(
        ({ descricao, para }) => `${descricao} → ${etapas.find(({ chave }) => chave === para)?.nome ?? NADA}`,
      )
      .join('; ') || 'nenhuma',
})

const comparar = (oQue: string, antes: Ditos, depois: Ditos): Diferenca[] =>
  Object.keys(depois).flatMap((campo) =>
    antes[campo] === depois[campo]
      ? []
      : [
          {
            oQue: [oQue, campo].filter(Boolean).join(' · '),
            antes: antes[campo] ?? NADA,
            depois: depois[campo] ?? NADA,
          },
        ],
  )

type ComChave = { chave: string }

function compararTodos<T extends ComChave>(
  antes: readonly T[],
  depois: readonly T[],
  nomeDe: (item: T) => string,
  ditosDe: (item: T, todos: readonly T[]) => Ditos,
): Diferenca[] {
  const de = new Map(antes.map((item) => [item.chave, item]))
  const ficaram = new Set(depois.map(({ chave }) => chave))
  return [
    ...depois.flatMap((item) => {
      const velho = de.get(item.chave)
      return velho
        ? comparar(nomeDe(velho), ditosDe(velho, antes), ditosDe(item, depois))
        : [{ oQue: nomeDe(item), antes: NADA, depois: 'entra' }]
    }),
    ...antes
      .filter(({ chave }) => !ficaram.has(chave))
      .map((item) => ({ oQue: nomeDe(item), antes: 'em uso', depois: 'sai' })),
  ]
}

/** ADM-05 What putting it in force would change, in the words of the screen. */
export function diferencasDoTipo(
  antes: ConteudoDoTipo,
  depois: ConteudoDoTipo,
  nomes: NomesDoTipo,
): Diferenca[] {
  return [
    ...comparar('', ditosDoTipo(antes, nomes), ditosDoTipo(depois, nomes)),
    ...compararTodos(
      antes.motivos,
      depois.motivos,
      ({ descricao }) => `Motivo “${descricao}”`,
      (motivo, todos) =>
        ditosDoMotivo(motivo, todos, todos.filter(({ pai }) => pai === motivo.pai).indexOf(motivo) + 1),
    ),
    ...compararTodos(
      antes.etapas,
      depois.etapas,
      ({ nome }) => `Etapa “${nome}”`,
      (etapa, todas) => ditosDaEtapa(etapa, todas, nomes),
    ),
  ]
}
