import { type CampoDoAjuste, dizerValor } from '../ajustes/campo.ts'
import { CAMPOS_DE_TODA_LINHA } from '../ajustes/tabela.ts'
import { CAMPOS_DA_PASSAGEM } from '../carteiras/contratos.ts'
import { assuntosDoCatalogo, descricaoDe } from '../catalogo/assuntos.ts'
import { CAMPOS_DA_CORRECAO } from '../estoque/manter.ts'
import { IMAGENS_DO_NEGOCIO, lerImagem, type QualImagem } from '../identidade/imagens.ts'
import { campoDoParametro } from '../parametros/campo.ts'
import { type ChaveDeParametro, chavesDeParametro } from '../parametros.ts'
import { dizerCelula } from '../permissoes/regras.ts'
import { ACOES } from '../permissoes.ts'
import { CAMPOS_DA_MUDANCA } from '../precos/mudanca-de-precos.ts'
import { CAMPOS_DO_PRECO } from '../precos/tabela-de-precos.ts'
import { campoGravado } from '../textos/catalogo.ts'
import { dizerDoUsuario, nomeDoCampoDoUsuario } from '../usuarios/ajuste.ts'
import { tiposDeUsuario } from '../usuarios.ts'

export type MudancaDaAuditoria = { campo: string; antes: string; depois: string }

type Valores = Readonly<Record<string, unknown>>
const NADA = '—'

const valoresDe = (dito: unknown): Valores =>
  typeof dito === 'object' && dito !== null && !Array.isArray(dito) ? (dito as Valores) : {}

const ehParametro = (chave: string): chave is ChaveDeParametro =>
  (chavesDeParametro as readonly string[]).includes(chave)

/** ADM-03 A cell of the matrix, by the key that the audit keeps; null of one that the catalogue no longer has. */
function celulaDe(nome: string): CampoDoAjuste | null {
  const [doTipo, daAcao] = nome.split('/')
  const tipo = tiposDeUsuario.find((outro) => outro === doTipo)
  const acao = ACOES.find((outra) => outra.nome === daAcao)
  return tipo && acao ? { especie: 'sim-nao', nome: dizerCelula({ tipo, acao: acao.nome }), ajuda: '' } : null
}

const DA_PESSOA: Readonly<Record<string, CampoDoAjuste>> = {
  pode: { especie: 'sim-nao', nome: 'Pode', ajuda: '' },
  motivo: { especie: 'texto', tamanho: 300, nome: 'Motivo', ajuda: '' },
}

const daImagem = (nome: string): CampoDoAjuste | null =>
  Object.hasOwn(IMAGENS_DO_NEGOCIO, nome)
    ? { especie: 'texto', tamanho: 300, nome: IMAGENS_DO_NEGOCIO[nome as QualImagem].nome, ajuda: '' }
    : null

/** What a field that says nothing leaves in force, where that is not nothing. */
const SEM_VALOR: Readonly<Record<string, string>> = {
  parametro: 'herdado',
  texto: 'herdado',
  imagem: 'o original',
  permissao: 'de fábrica',
  'permissao-da-pessoa': 'como o tipo de conta',
}

/** The field that a name of an entry is of; null where nobody described it. */
function campoDe(entidade: string, nome: string): CampoDoAjuste | null {
  if (entidade === 'parametro') return ehParametro(nome) ? campoDoParametro(nome) : null
  if (entidade === 'texto') return campoGravado(nome)
  if (entidade === 'imagem') return daImagem(nome)
  if (entidade === 'preco') return CAMPOS_DO_PRECO[nome] ?? null
  if (entidade === 'estoque') return CAMPOS_DA_CORRECAO[nome] ?? null
  if (entidade === 'passagem-de-carteira') return CAMPOS_DA_PASSAGEM[nome] ?? null
  if (entidade === 'mudanca-de-precos') return CAMPOS_DA_MUDANCA[nome] ?? null
  if (entidade === 'permissao') return celulaDe(nome)
  if (entidade === 'permissao-da-pessoa') return DA_PESSOA[nome] ?? null
  const assunto = assuntosDoCatalogo.find((outro) => outro === entidade)
  if (!assunto) return null
  return { ...CAMPOS_DE_TODA_LINHA, ...descricaoDe(assunto).campos }[nome] ?? null
}

/** What choices were called then: of those that the business keeps, the description knows none. */
type Nomes = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>

function dizer(entidade: string, nome: string, valor: unknown, nomes: Nomes): string {
  const campo = campoDe(entidade, nome)
  if (campo && typeof valor !== 'string' && SEM_VALOR[entidade]) return SEM_VALOR[entidade]
  if (valor === null || valor === undefined || valor === '') return NADA
  if (entidade === 'imagem' && typeof valor === 'string') return lerImagem(valor)?.nome ?? valor
  if (entidade === 'usuario' && typeof valor === 'string') return dizerDoUsuario(nome, valor)
  if (campo && typeof valor === 'string') return nomes[nome]?.[valor] ?? dizerValor(campo, valor)
  if (typeof valor === 'boolean') return valor ? 'sim' : 'não'
  if (typeof valor === 'object') return JSON.stringify(valor)
  return String(valor)
}

const nomear = (entidade: string, campo: string): string =>
  entidade === 'usuario' ? nomeDoCampoDoUsuario(campo) : (campoDe(entidade, campo)?.nome ?? campo)

/** ADM-10 What an entry says to have changed, field by field: only what differs. */
export function mudancasDaEntrada(entidade: string, dados: Valores | null): MudancaDaAuditoria[] {
  const [antes, depois] = [valoresDe(dados?.antes), valoresDe(dados?.depois)]
  const nomes = valoresDe(dados?.nomes) as Nomes
  return [...new Set([...Object.keys(antes), ...Object.keys(depois)])]
    .filter((campo) => JSON.stringify(antes[campo]) !== JSON.stringify(depois[campo]))
    .map((campo) => ({
      campo: nomear(entidade, campo),
      antes: dizer(entidade, campo, antes[campo], nomes),
      depois: dizer(entidade, campo, depois[campo], nomes),
    }))
}
