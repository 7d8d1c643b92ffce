import {
  type CampoDoAjuste,
  type EspecieDoCampo,
  NAO,
  type OpcaoDoCampo,
  problemaDoValor,
  SIM,
} from '../ajustes/campo.ts'
import { MENSAGENS } from '../mensagens.ts'
import { type ChaveDeParametro, PARAMETROS } from '../parametros.ts'
import { STATUS_DE_PEDIDO } from '../pedidos/status.ts'
import { TIPOS_DE_USUARIO } from '../usuarios.ts'
import type { Definicao } from './especies.ts'
import { NOMES_DAS_OPCOES, NOMES_DOS_PARAMETROS, UNIDADES_DOS_PARAMETROS } from './nomes.ts'

const MAIOR_ENDERECO = 500
/** From here on a text is written in several lines. */
const TEXTO_LONGO = 300

const definicaoDe = (chave: ChaveDeParametro): Definicao<unknown> => PARAMETROS[chave]

/** ADM-04 The field in which a parameter is set; `escolhas` where what may be chosen is kept by the business. */
export function campoDoParametro(chave: ChaveDeParametro, escolhas?: readonly OpcaoDoCampo[]): CampoDoAjuste {
  const definicao = definicaoDe(chave)
  return {
    nome: NOMES_DOS_PARAMETROS[chave],
    ajuda: definicao.descricao,
    ...(escolhas ? { especie: 'escolha', opcoes: escolhas } : especieDe(chave, definicao)),
  }
}

function especieDe(chave: ChaveDeParametro, definicao: Definicao<unknown>): EspecieDoCampo {
  const {
    especie,
    minimo = 0,
    maximo = Number.MAX_SAFE_INTEGER,
    tamanho = MAIOR_ENDERECO,
    opcoes = [],
  } = definicao
  switch (especie) {
    case 'inteiro':
    case 'decimal':
      return { especie, minimo, maximo, unidade: UNIDADES_DOS_PARAMETROS[chave] }
    case 'sim-nao':
      return { especie }
    case 'escolha':
    case 'varios': {
      const nomes: Readonly<Record<string, string>> = NOMES_DAS_OPCOES[chave] ?? TIPOS_DE_USUARIO
      return { especie, opcoes: opcoes.map((valor) => ({ valor, nome: nomes[valor] ?? valor })) }
    }
    case 'textos':
      return {
        especie: 'pares',
        pares: STATUS_DE_PEDIDO.map(({ chave: valor, label: nome }) => ({ valor, nome })),
      }
    case 'segredo':
      return { especie, tamanho }
    case 'livre':
      return { especie: 'texto', tamanho, linhas: tamanho > TEXTO_LONGO }
    case 'endereco':
    case 'servidores':
    case 'email':
      return { especie: 'texto', tamanho }
  }
}

/** What the catalogue falls back to, written as it would be stored. */
export const padraoDoParametro = (chave: ChaveDeParametro): string =>
  escreverParametro(definicaoDe(chave).padrao)

/** A stored value in the one way in which its field shows it; null when it does not parse, and so does not count. */
export function lerGravado(chave: ChaveDeParametro, texto: string): string | null {
  const valor = definicaoDe(chave).ler(texto)
  return valor === undefined ? null : escreverParametro(valor)
}

function escreverParametro(valor: unknown): string {
  if (typeof valor === 'boolean') return valor ? SIM : NAO
  if (Array.isArray(valor)) return valor.join(',')
  if (typeof valor === 'object' && valor !== null)
    return Object.entries(valor)
      .map(([chave, dito]) => `${chave}=${dito}`)
      .join('\n')
  return String(valor)
}

/** What is wrong with a value, at its field: first what the field says, then what only reading it tells. */
export function problemaDoParametro(
  chave: ChaveDeParametro,
  campo: CampoDoAjuste,
  texto: string,
): string | null {
  return (
    problemaDoValor(campo, texto) ??
    (definicaoDe(chave).ler(texto) === undefined
      ? texto.trim() === ''
        ? MENSAGENS.obrigatorio
        : MENSAGENS.invalido
      : null)
  )
}
