import { emHoras } from '../formatos/contagem.ts'
import { VERBOS } from '../tickets/requisitos/catalogo.ts'
import {
  type ConteudoDoTipo,
  type EtapaDoConteudo,
  type MotivoDoTipo,
  NIVEIS_DO_USO,
  QUANDO_SAI,
  SIM_OU_NAO_DO_TIPO,
  type SimOuNaoDoTipo,
  USOS,
  usos,
} from './conteudo.ts'
import { seguinteDe } from './regras.ts'

/** ADM-06 One thing that a publication would change: what of it, and whether it comes, goes or says something else. */
export type Diferenca = {
  onde: 'tipo' | 'motivos' | 'etapas'
  como: 'entra' | 'sai' | 'muda'
  oQue: string
  antes: string
  depois: string
}

export type NomesDoTipo = Readonly<Record<'menus' | 'setores' | 'situacoes', ReadonlyMap<number, string>>>

const NADA = '—'
const sim = (valor: boolean) => (valor ? 'Sim' : 'Não')
export const prazoDito = (valor: number | null) =>
  valor === null ? 'sem prazo' : `${emHoras(valor)} de expediente`

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
  'Prazo de resposta': prazoDito(tipo.minutosResposta),
  'Prazo de solução': prazoDito(tipo.minutosSolucao),
})

const ditosDoMotivo = (motivo: MotivoDoTipo, motivos: readonly MotivoDoTipo[]): Ditos => ({
  Descrição: motivo.descricao,
  'Abaixo de': motivos.find(({ chave }) => chave === motivo.pai)?.descricao ?? 'no alto',
  'Vem escolhido': sim(motivo.padrao),
  'Exige observação': sim(motivo.informa),
  'Exige um abaixo dele': sim(motivo.subnivelObrigatorio),
})

const ditosDaEtapa = (
  etapa: EtapaDoConteudo,
  etapas: readonly EtapaDoConteudo[],
  nomes: NomesDoTipo,
): Ditos => ({
  Nome: etapa.nome,
  Setor: nomes.setores.get(etapa.setorId) ?? NADA,
  Situação: nomes.situacoes.get(etapa.statusId) ?? NADA,
  Exigência: etapa.requisito ? VERBOS[etapa.requisito] : 'nenhuma',
  'Pode finalizar': sim(etapa.permiteFinalizar),
  Desvio: sim(etapa.desvio),
  'Espera coleta': sim(etapa.aguardaColeta),
  'Segue, em ordem, para': seguinteDe(etapas, etapa)?.nome ?? NADA,
  ...saidasDitas(etapa, etapas),
})

/** Each way out by its name, numbered where two have the same. */
function saidasDitas({ saidas }: EtapaDoConteudo, etapas: readonly EtapaDoConteudo[]): Ditos {
  const ditas: Ditos = {}
  for (const { descricao, condicao, para } of saidas) {
    const nome = `Saída “${descricao}”`
    const vezes = Object.keys(ditas).filter((outra) => outra.startsWith(nome)).length
    ditas[vezes > 0 ? `${nome} (${vezes + 1})` : nome] =
      `${QUANDO_SAI[condicao]} → ${etapas.find(({ chave }) => chave === para)?.nome ?? NADA}`
  }
  return ditas
}

type Onde = Diferenca['onde']

const comparar = (onde: Onde, oQue: string, antes: Ditos, depois: Ditos): Diferenca[] =>
  Object.keys({ ...antes, ...depois }).flatMap((campo) => {
    const [de, para] = [antes[campo], depois[campo]]
    if (de === para) return []
    const como = de === undefined ? 'entra' : para === undefined ? 'sai' : 'muda'
    return [
      {
        onde,
        como,
        oQue: [oQue, campo].filter(Boolean).join(' · '),
        antes: de ?? NADA,
        depois: para ?? NADA,
      },
    ]
  })

type ComChave = { chave: string }
type Comparacao<T> = {
  onde: Onde
  antes: readonly T[]
  depois: readonly T[]
  nomeDe: (item: T) => string
  ditosDe: (item: T, todos: readonly T[]) => Ditos
  /** Those among which it has a place. */
  vizinhosDe: (item: T, todos: readonly T[]) => readonly T[]
}

function compararTodos<T extends ComChave>(comparacao: Comparacao<T>): Diferenca[] {
  const { onde, antes, depois, nomeDe, ditosDe, vizinhosDe } = comparacao
  const de = new Map(antes.map((item) => [item.chave, item]))
  const para = new Map(depois.map((item) => [item.chave, item]))
  /** Who comes and goes moves nobody: a place is told where it is another among those that stay. */
  const lugarEntreOsQueFicam = (item: T, todos: readonly T[]) =>
    vizinhosDe(item, todos)
      .filter(({ chave }) => de.has(chave) && para.has(chave))
      .indexOf(item)
  const lugar = (item: T, todos: readonly T[]): Ditos => ({
    Lugar: String(vizinhosDe(item, todos).indexOf(item) + 1),
  })
  return [
    ...depois.flatMap((item): Diferenca[] => {
      const velho = de.get(item.chave)
      if (!velho) return [{ onde, como: 'entra', oQue: nomeDe(item), antes: NADA, depois: 'entra' }]
      const mudou = lugarEntreOsQueFicam(velho, antes) !== lugarEntreOsQueFicam(item, depois)
      return comparar(
        onde,
        nomeDe(velho),
        { ...ditosDe(velho, antes), ...(mudou && lugar(velho, antes)) },
        { ...ditosDe(item, depois), ...(mudou && lugar(item, depois)) },
      )
    }),
    ...antes
      .filter(({ chave }) => !para.has(chave))
      .map((item): Diferenca => ({ onde, como: 'sai', oQue: nomeDe(item), antes: 'em uso', depois: 'sai' })),
  ]
}

/** ADM-05 What putting it in force would change, in the words of the screen. */
export function diferencasDoTipo(
  antes: ConteudoDoTipo,
  depois: ConteudoDoTipo,
  nomes: NomesDoTipo,
): Diferenca[] {
  return [
    ...comparar('tipo', '', ditosDoTipo(antes, nomes), ditosDoTipo(depois, nomes)),
    ...compararTodos<MotivoDoTipo>({
      onde: 'motivos',
      antes: antes.motivos,
      depois: depois.motivos,
      nomeDe: ({ descricao }) => `Motivo “${descricao}”`,
      ditosDe: ditosDoMotivo,
      vizinhosDe: (motivo, todos) => todos.filter(({ pai }) => pai === motivo.pai),
    }),
    ...compararTodos<EtapaDoConteudo>({
      onde: 'etapas',
      antes: antes.etapas,
      depois: depois.etapas,
      nomeDe: ({ nome }) => `Etapa “${nome}”`,
      ditosDe: (etapa, todas) => ditosDaEtapa(etapa, todas, nomes),
      vizinhosDe: (_etapa, todas) => todas,
    }),
  ]
}
