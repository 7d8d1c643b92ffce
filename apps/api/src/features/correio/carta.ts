import { NOTAS, type Nota } from '@balcao/dominio/avaliacoes/regras'
import type { EspecieDeCorreio } from '@balcao/dominio/correio/estados'
import type { ParteDe } from '@balcao/dominio/textos/catalogo'
import { escreverTexto, preencherModelo } from '@balcao/dominio/textos/modelo'
import { type Html, html } from '../../platform/html/html.ts'

/** What its texts may name. */
type Variaveis = Record<'contato' | 'protocolo' | 'assunto' | 'negocio' | 'filial', string>

export type Carta = {
  especie: EspecieDeCorreio
  variaveis: Variaveis
  /** The words of the business, with their names not filled in yet. */
  modelos: Record<ParteDe<'emailDoTicket'>, string>
  confirmacao: Record<ParteDe<'confirmacaoDeAbertura'>, string>
  /** What was said, in words for the customer. */
  entrada: { mensagem: string; autor: string | null }
  cor: string
  /** Under which the logo goes along; null, the name stands in its place. */
  logo: string | null
  /** Whether an answer to the message is read by somebody. */
  respondivel: boolean
  /** Files too large to go along. */
  anexosDeFora: readonly string[]
}

export type LinksDaCarta = {
  /** Opens the ticket without an account. */
  acompanhar: string
  /** One for each grade, after the end. */
  avaliar: { nota: Nota; href: string }[]
}

function corpo({ especie, entrada, confirmacao, variaveis }: Carta): string[] {
  if (especie === 'CONFIRMACAO') return [escreverTexto(confirmacao.texto, variaveis)]
  const { mensagem, autor } = entrada
  return [...mensagem.split('\n\n'), autor ?? '']
}

/** A text, and the links that one of its names stands for. */
type Aviso = { modelo: string; nome?: 'link' | 'notas'; links?: { rotulo: string; href: string }[] }

function avisos(
  { especie, modelos, confirmacao, respondivel, anexosDeFora }: Carta,
  links: LinksDaCarta | null,
): Aviso[] {
  const grandes = links ? modelos.anexosComLink : modelos.anexosSemLink
  return [
    ...(anexosDeFora.length > 0 ? [{ modelo: grandes }] : []),
    ...(links
      ? [
          {
            modelo: modelos.acompanhar,
            nome: 'link' as const,
            links: [{ rotulo: 'Abrir o atendimento', href: links.acompanhar }],
          },
        ]
      : []),
    ...(links && links.avaliar.length > 0
      ? [
          {
            modelo: modelos.avaliar,
            nome: 'notas' as const,
            links: links.avaliar.map(({ nota, href }) => ({ rotulo: `${nota} ${NOTAS[nota]}`, href })),
          },
        ]
      : []),
    { modelo: respondivel ? modelos.respondivel : modelos.naoRespondivel },
    ...(especie === 'CONFIRMACAO' ? [{ modelo: confirmacao.automatica }] : []),
  ]
}

/** ALC-01 One message, as text and as a page. */
export function escreverCarta(carta: Carta, links: LinksDaCarta | null): { texto: string; html: string } {
  const { modelos, variaveis, cor, logo } = carta
  // Without a name there is nobody to greet by it.
  const semNome = variaveis.contato === '' && modelos.saudacao.includes('{contato}')
  const saudacao = semNome ? '' : escreverTexto(modelos.saudacao, variaveis)
  const assinatura = escreverTexto(modelos.assinatura, variaveis)
  const paragrafos = [saudacao, ...corpo(carta)].filter(Boolean)
  const ditas = { ...variaveis, anexos: carta.anexosDeFora.join(', ') }
  const notas = avisos(carta, links).filter(({ modelo }) => modelo !== '')
  const { negocio } = variaveis
  const cabecalho = logo
    ? html`<img src="cid:${logo}" alt="${negocio}" style="max-height:48px;max-width:240px">`
    : negocio
  const pagina = html`<!doctype html>
<html lang="pt-BR">
<body style="margin:0;background:#f4f5f7;font-family:Arial,Helvetica,sans-serif;font-size:15px;line-height:1.5;color:#1f2933">
<div style="max-width:600px;margin:0 auto;background:#ffffff">
<div style="border-top:4px solid ${cor};padding:16px 24px;font-weight:bold">${cabecalho}</div>
<div style="padding:0 24px 16px">
<p style="color:#52606d;font-size:13px">Protocolo ${variaveis.protocolo}</p>
${paragrafos.map((paragrafo) => html`<p>${comQuebras(paragrafo)}</p>`)}
${assinatura !== '' && html`<p style="color:#52606d">${comQuebras(assinatura)}</p>`}
</div>
<div style="padding:12px 24px;border-top:1px solid #e4e7eb;color:#52606d;font-size:13px">
${notas.map((nota) => html`<p style="margin:4px 0">${emHtml(nota, ditas)}</p>`)}
</div>
</div>
</body>
</html>`
  return {
    texto: [...paragrafos, assinatura, '--', ...notas.map((nota) => emTexto(nota, ditas))]
      .filter(Boolean)
      .join('\n\n'),
    html: pagina.texto,
  }
}

type Ditas = Readonly<Record<string, string>>

/** In a page the links stand where their name does. */
const emHtml = ({ modelo, nome, links = [] }: Aviso, ditas: Ditas): Html[] =>
  modelo
    .split(nome ? `{${nome}}` : '\0')
    .flatMap((pedaco, i) => [
      ...(i === 0 ? [] : links.map(({ rotulo, href }) => html` <a href="${href}">${rotulo}</a>`)),
      ...comQuebras(preencherModelo(pedaco, ditas)),
    ])

const emTexto = ({ modelo, nome, links = [] }: Aviso, ditas: Ditas): string =>
  escreverTexto(modelo, {
    ...ditas,
    ...(nome && {
      [nome]: links.map(({ rotulo, href }) => (links.length > 1 ? `${rotulo}: ${href}` : href)).join('\n'),
    }),
  })

const comQuebras = (texto: string): Html[] =>
  texto.split('\n').map((linha, i) => (i === 0 ? html`${linha}` : html`<br>${linha}`))
