import type { CampanhaDaLista } from '@balcao/dominio/campanhas/campos'
import type { CampanhaDigitada } from '@balcao/dominio/campanhas/contratos'
import { situacaoDaCampanha } from '@balcao/dominio/campanhas/regras'
import type { CampanhaDoBanco, Nomes } from './queries.ts'

const numero = (valor: string | null) => (valor === null ? null : Number(valor))
const citar = (nomes: readonly string[], um: string, varios: string) =>
  nomes.length === 0 ? [] : [nomes.length <= 2 ? `${um} ${nomes.join(', ')}` : `${nomes.length} ${varios}`]
const ditos = (ids: readonly number[], nomes: ReadonlyMap<number, string>) =>
  ids.map((id) => nomes.get(id) ?? String(id))
/** One by its name, more by how many they are. */
const escolhidos = (ids: readonly number[], nomes: ReadonlyMap<number, string>, varios: string) =>
  ids.length > 1 ? [`${ids.length} ${varios}`] : ditos(ids, nomes)

const resumoDosProdutos = (linha: CampanhaDoBanco, { produtos }: Nomes): string =>
  [
    ...escolhidos(linha.produtos, produtos, 'produtos'),
    ...citar(linha.marcas, 'Marca', 'marcas'),
    ...citar(linha.categorias, 'Família', 'famílias'),
  ].join(' · ') || 'Todos os produtos'

/** Chosen customers are of somebody's portfolio: only whoever manages campaigns reads whose they are. */
const resumoDoPublico = (linha: CampanhaDoBanco, nomes: Nomes, gere: boolean): string =>
  [
    ...citar(linha.atividades, 'Segmento', 'segmentos'),
    ...citar(ditos(linha.classificacoes, nomes.classificacoes), 'Classificação', 'classificações'),
    ...citar(ditos(linha.tabelas, nomes.tabelas), 'Tabela', 'tabelas'),
    ...(gere || linha.clientes.length !== 1
      ? escolhidos(linha.clientes, nomes.clientes, 'clientes')
      : ['1 cliente']),
  ].join(' · ') || 'Todos os clientes'

type Leitura = { hoje: string; gere: boolean }

export function apresentarCampanha(
  linha: CampanhaDoBanco,
  nomes: Nomes,
  { hoje, gere }: Leitura,
): CampanhaDaLista {
  const { beneficio } = linha
  return {
    id: linha.id,
    versao: linha.versao,
    nome: linha.nome,
    situacao: situacaoDaCampanha(linha, hoje),
    beneficio,
    nomeDoBrinde:
      beneficio.tipo === 'BRINDE' && beneficio.idProd !== null
        ? (nomes.produtos.get(beneficio.idProd) ?? null)
        : null,
    produtos: resumoDosProdutos(linha, nomes),
    publico: resumoDoPublico(linha, nomes, gere),
    filiais: ditos(linha.filiais, nomes.filiais).join(', ') || 'Todas',
    inicio: linha.inicio,
    fim: linha.fim,
    prioridade: linha.prioridade,
    verba: numero(linha.verba),
    verbaUsada: Number(linha.verbaUsada),
    limite: numero(linha.limite),
    unidadesUsadas: Number(linha.unidadesUsadas),
    quemPaga: linha.quemPaga,
  }
}

/** As the form has it. */
export const comoDigitada = (linha: CampanhaDoBanco, gere: boolean): CampanhaDigitada => ({
  nome: linha.nome,
  inicio: linha.inicio,
  fim: linha.fim,
  filiais: linha.filiais,
  tabelas: linha.tabelas,
  atividades: linha.atividades,
  classificacoes: linha.classificacoes,
  clientes: gere ? linha.clientes : [],
  produtos: linha.produtos,
  marcas: linha.marcas,
  categorias: linha.categorias,
  beneficio: linha.beneficio as CampanhaDigitada['beneficio'],
  prioridade: linha.prioridade,
  combinaCom: linha.combinaCom,
  verba: numero(linha.verba),
  limite: numero(linha.limite),
  limitePorCliente: numero(linha.limitePorCliente),
  quemPaga: linha.quemPaga,
  moveConta: linha.moveConta,
})
