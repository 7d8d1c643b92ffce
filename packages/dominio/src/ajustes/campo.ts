import { dataIsoValida, formatarData } from '../formatos/datas.ts'
import { formatarDinheiro, formatarNumero } from '../formatos/dinheiro.ts'
import { MENSAGENS } from '../mensagens.ts'
import { FORMATOS_DO_CAMPO, type FormatoDoCampo } from './formatos.ts'

// ADM-01 One field of something that is set. Its value is a text, in the form, on the wire, in the table of parameters and in the
// audit alike: control, bounds, sentence, comparison and undo follow from the description of the field alone.

export type OpcaoDoCampo = { valor: string; nome: string }

export type EspecieDoCampo =
  | {
      especie: 'texto'
      tamanho: number
      linhas?: boolean | undefined
      /** What others have there, to be chosen without being typed. */
      sugestoes?: readonly string[] | undefined
    }
  | { especie: 'inteiro' | 'decimal'; minimo: number; maximo: number; unidade?: string | undefined }
  /** In reais, to the cent. */
  | { especie: 'dinheiro'; minimo: number; maximo: number; unidade?: undefined }
  | { especie: 'formatado'; formato: FormatoDoCampo }
  /** Numbers of days in growing order: `28/35/42`. */
  | { especie: 'dias'; maximo: number; quantos: number }
  | { especie: 'sim-nao' }
  /** A day, as `AAAA-MM-DD`. */
  | { especie: 'data' }
  /** Of the day, as `HH:MM`; 24:00 is its end. */
  | { especie: 'hora' }
  | { especie: 'escolha' | 'varios'; opcoes: readonly OpcaoDoCampo[] }
  /** A small table: a row per line, its cells in the order of the columns with `;` between them. */
  | { especie: 'linhas'; colunas: Readonly<Record<string, ColunaDoCampo>>; maximo: number }
  /** A text of its own for each of them, or none: written `valor=Texto`, one per line. */
  | { especie: 'pares'; pares: readonly OpcaoDoCampo[] }
  /** A picture, by the name of its file: it is sent by a control of its own, and never written in the form. */
  | { especie: 'imagem' }
  /** Written and never read back: neither the form nor the audit shows it. */
  | { especie: 'segredo'; tamanho: number }

/** A column of a small table: any field that is not one itself. */
export type ColunaDoCampo = Exclude<
  EspecieDoCampo,
  { especie: 'linhas' | 'pares' | 'segredo' | 'varios' | 'imagem' }
> & {
  nome: string
  obrigatorio?: boolean | undefined
}

export type CampoDoAjuste = EspecieDoCampo & {
  /** What it is called. */
  nome: string
  /** A sentence of what it does, to whoever sees it for the first time. */
  ajuda: string
  obrigatorio?: boolean | undefined
  /** What it means to say nothing. */
  vazio?: string | undefined
}

export const SIM = 'S'
export const NAO = 'N'
const MAIOR_TEXTO_DOS_PARES = 4000
const CENTAVOS = 2
/** Enough to tell one from another in the audit. */
const MARCA_DA_IMAGEM = 12
const MAIOR_NUMERO_SEM_LIMITE = 999_999_999
/** A secret, wherever it would be shown. */
export const QUE_NAO_SE_MOSTRA = '••••••'

const partes = (texto: string): string[] => texto.split(',').flatMap((parte) => parte.trim() || [])

/** What is wrong with it, at its field; null when nothing is. */
export function problemaDoValor(campo: CampoDoAjuste, texto: string): string | null {
  const valor = texto.trim()
  if (valor === '') return campo.obrigatorio ? MENSAGENS.obrigatorio : null
  switch (campo.especie) {
    case 'texto':
    case 'segredo':
      return valor.length > campo.tamanho ? MENSAGENS.tamanhoMaximo(campo.tamanho) : null
    case 'inteiro':
      if (!/^-?\d{1,12}$/.test(valor)) return MENSAGENS.invalido
      return problemaDoNumero(campo, Number(valor))
    case 'decimal':
      if (!/^\d{1,9}([.,]\d{1,4})?$/.test(valor)) return MENSAGENS.invalido
      return problemaDoNumero(campo, emNumero(valor))
    case 'dinheiro':
      if (!/^\d{1,12}([.,]\d{1,2})?$/.test(valor)) return MENSAGENS.invalido
      return problemaDoNumero(campo, emNumero(valor))
    case 'formatado': {
      const { valido, mensagem } = FORMATOS_DO_CAMPO[campo.formato]
      return valido(valor) ? null : mensagem
    }
    case 'dias':
      return problemaDosDias(campo, valor)
    case 'sim-nao':
      return valor === SIM || valor === NAO ? null : MENSAGENS.invalido
    case 'data':
      return dataIsoValida(valor) ? null : MENSAGENS.dataInvalida
    case 'hora':
      return /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/.test(valor) ? null : MENSAGENS.invalido
    case 'escolha':
      return campo.opcoes.some((opcao) => opcao.valor === valor) ? null : MENSAGENS.invalido
    case 'imagem':
      return null
    case 'varios':
      return partes(valor).every((parte) => campo.opcoes.some((opcao) => opcao.valor === parte))
        ? null
        : MENSAGENS.invalido
    case 'linhas':
      return problemaDasLinhas(campo, valor)
    case 'pares':
      return valor.length > MAIOR_TEXTO_DOS_PARES ? MENSAGENS.tamanhoMaximo(MAIOR_TEXTO_DOS_PARES) : null
  }
}

type CampoDeLinhas = Extract<CampoDoAjuste, { especie: 'linhas' }>

const comoCampo = (coluna: ColunaDoCampo): CampoDoAjuste => ({ ...coluna, ajuda: '' })

function problemaDasLinhas(campo: CampoDeLinhas, texto: string): string | null {
  const linhas = lerLinhas(campo, texto)
  if (linhas.length > campo.maximo) return MENSAGENS.itensMaximo(campo.maximo)
  for (const [indice, linha] of linhas.entries())
    for (const [chave, coluna] of Object.entries(campo.colunas)) {
      const problema = problemaDoValor(comoCampo(coluna), linha[chave] ?? '')
      if (problema) return naLinha(indice, `${coluna.nome}: ${problema}`)
    }
  return null
}

export const naLinha = (indice: number, problema: string): string => `Linha ${indice + 1}, ${problema}`

const ENTRE_CELULAS = ';'

/** The rows of a small table, by column; those that say nothing left out. */
export const lerLinhas = (
  { colunas }: Pick<CampoDeLinhas, 'colunas'>,
  texto: string,
): Record<string, string>[] =>
  texto.split('\n').flatMap((linha) => {
    const celulas = linha.split(ENTRE_CELULAS).map((celula) => celula.trim())
    return celulas.every((celula) => celula === '')
      ? []
      : [Object.fromEntries(Object.keys(colunas).map((coluna, i) => [coluna, celulas[i] ?? '']))]
  })

export const escreverLinhas = (
  { colunas }: Pick<CampoDeLinhas, 'colunas'>,
  linhas: readonly Readonly<Record<string, string>>[],
): string =>
  linhas
    .map((linha) =>
      Object.keys(colunas)
        .map((coluna) => (linha[coluna] ?? '').replace(/[;\n]/g, ' '))
        .join(ENTRE_CELULAS),
    )
    .join('\n')

const emNumero = (valor: string): number => Number(valor.replace(',', '.'))

const separados = (valor: string): string[] => valor.split(/[\s/,;]+/).filter(Boolean)

function problemaDosDias({ maximo, quantos }: { maximo: number; quantos: number }, valor: string) {
  const dias = separados(valor)
  if (dias.length === 0 || dias.some((dia) => !/^\d{1,4}$/.test(dia) || Number(dia) > maximo))
    return `Escreva os dias separados por barra, cada um de 0 a ${maximo}: 28/35/42.`
  if (dias.length > quantos) return `No máximo ${quantos}.`
  return dias.every((dia, i) => i === 0 || Number(dia) > Number(dias[i - 1]))
    ? null
    : 'Os dias vêm do menor ao maior, sem repetir.'
}

/** A value as it is kept and compared, however it was typed. */
export function valorGuardado(campo: CampoDoAjuste, texto: string): string {
  const valor = texto.trim()
  if (valor === '' || problemaDoValor(campo, valor)) return valor
  switch (campo.especie) {
    case 'inteiro':
    case 'decimal':
    case 'dinheiro':
      return String(emNumero(valor))
    case 'formatado':
      return FORMATOS_DO_CAMPO[campo.formato].guardado(valor)
    case 'dias':
      return separados(valor).map(Number).join('/')
    case 'linhas':
      return escreverLinhas(
        campo,
        lerLinhas(campo, valor).map((linha) =>
          Object.fromEntries(
            Object.entries(campo.colunas).map(([chave, coluna]) => [
              chave,
              valorGuardado(comoCampo(coluna), linha[chave] ?? ''),
            ]),
          ),
        ),
      )
    default:
      return valor
  }
}

const problemaDoNumero = ({ minimo, maximo }: { minimo: number; maximo: number }, numero: number) => {
  if (numero < minimo) return MENSAGENS.numeroMinimo(minimo)
  return numero > maximo ? MENSAGENS.numeroMaximo(maximo) : null
}

/** Between what it may be, in a few words; null where its control shows that by itself. */
export function limitesDoCampo(campo: CampoDoAjuste): string | null {
  switch (campo.especie) {
    case 'inteiro':
    case 'decimal': {
      const { minimo, maximo, unidade } = campo
      const numero = (n: number) => formatarNumero(n)
      const ate =
        maximo > MAIOR_NUMERO_SEM_LIMITE
          ? `a partir de ${numero(minimo)}`
          : `de ${numero(minimo)} a ${numero(maximo)}`
      return unidade ? `${ate} ${unidade}` : ate
    }
    case 'dinheiro':
      return campo.maximo > MAIOR_NUMERO_SEM_LIMITE
        ? null
        : `de ${formatarDinheiro(campo.minimo, CENTAVOS)} a ${formatarDinheiro(campo.maximo, CENTAVOS)}`
    case 'dias':
      return `até ${campo.quantos}, separados por barra`
    case 'texto':
      return `até ${formatarNumero(campo.tamanho)} caracteres`
    default:
      return null
  }
}

/** The pairs of a text of lines, those that say nothing left out. */
export const lerPares = (texto: string): Record<string, string> =>
  Object.fromEntries(
    texto.split('\n').flatMap((linha) => {
      const corte = linha.indexOf('=')
      const chave = linha.slice(0, corte).trim()
      const valor = linha.slice(corte + 1).trim()
      return corte > 0 && chave && valor ? [[chave, valor]] : []
    }),
  )

export const escreverPares = (pares: Readonly<Record<string, string>>): string =>
  Object.entries(pares)
    .filter(([, valor]) => valor.trim() !== '')
    .map(([chave, valor]) => `${chave}=${valor}`)
    .join('\n')

/** A value as a person reads it. */
export function dizerValor(campo: CampoDoAjuste, texto: string): string {
  const valor = texto.trim()
  if (campo.especie === 'segredo') return valor === '' ? 'não informado' : QUE_NAO_SE_MOSTRA
  if (valor === '')
    return campo.vazio ?? (campo.especie === 'varios' || campo.especie === 'linhas' ? 'nenhum' : 'vazio')
  switch (campo.especie) {
    case 'texto':
    case 'hora':
      return valor
    case 'imagem':
      return `imagem ${valor.slice(0, MARCA_DA_IMAGEM)}…`
    case 'pares':
      return Object.entries(lerPares(valor))
        .map(([chave, dito]) => `${campo.pares.find((par) => par.valor === chave)?.nome ?? chave}: ${dito}`)
        .join('; ')
    case 'linhas':
      return lerLinhas(campo, valor)
        .map((linha) =>
          Object.entries(campo.colunas)
            .flatMap(([chave, coluna]) => (linha[chave] ? [dizerValor(comoCampo(coluna), linha[chave])] : []))
            .join(' · '),
        )
        .join('; ')
    case 'dinheiro':
      return formatarDinheiro(emNumero(valor), CENTAVOS)
    case 'formatado':
      return FORMATOS_DO_CAMPO[campo.formato].dito(valor)
    case 'dias':
      return `${separados(valor).join('/')} dias`
    case 'sim-nao':
      return valor === SIM ? 'Sim' : 'Não'
    case 'data':
      return dataIsoValida(valor) ? formatarData(valor) : valor
    case 'inteiro':
    case 'decimal': {
      const numero = formatarNumero(emNumero(valor))
      return campo.unidade ? `${numero} ${campo.unidade}` : numero
    }
    case 'escolha':
    case 'varios':
      return partes(valor)
        .map((parte) => campo.opcoes.find((opcao) => opcao.valor === parte)?.nome ?? parte)
        .join(', ')
  }
}

/** What the audit keeps of it: of a secret, only that there is one. */
export const paraAAuditoria = (campo: CampoDoAjuste, texto: string | null): string | null =>
  texto !== null && campo.especie === 'segredo' ? QUE_NAO_SE_MOSTRA : texto
