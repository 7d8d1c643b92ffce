import { NOTAS, type Nota } from '@balcao/dominio/avaliacoes/regras'
import type { EspecieDeCorreio } from '@balcao/dominio/correio/estados'
import { preencherModelo, type Variaveis } from '@balcao/dominio/correio/modelo'
import { type AcaoDoHistorico, paraOCliente } from '@balcao/dominio/tickets/historico'
import { type Html, html } from '../../platform/html/html.ts'

export type Carta = {
  especie: EspecieDeCorreio
  variaveis: Variaveis
  modelos: { saudacao: string; assinatura: string; confirmacao: string }
  entrada: { acao: AcaoDoHistorico; mensagem: string; autor: string | null }
  cor: string
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

function corpo({ especie, entrada, modelos, variaveis }: Carta): string[] {
  if (especie === 'CONFIRMACAO') return [preencherModelo(modelos.confirmacao, variaveis)]
  const { acao, mensagem, autor } = entrada
  return [...paraOCliente(acao, mensagem), ...(autor ? [autor] : [])]
}

function avisos(
  { especie, variaveis, respondivel, anexosDeFora }: Carta,
  links: LinksDaCarta | null,
): (string | Aviso)[] {
  const grandes =
    anexosDeFora.length > 0 &&
    `Não couberam neste e-mail: ${anexosDeFora.join(', ')}. ${links ? 'Eles estão no endereço abaixo.' : 'Peça-os ao atendimento pelo protocolo.'}`
  const resposta = respondivel
    ? 'Para continuar o atendimento, responda a este e-mail.'
    : `Esta caixa não recebe respostas: fale com o atendimento e informe o protocolo ${variaveis.protocolo}.`
  return [
    grandes,
    links && {
      frase: 'Acompanhe o atendimento, sem precisar de senha:',
      links: [{ rotulo: 'Abrir o atendimento', href: links.acompanhar }],
    },
    links &&
      links.avaliar.length > 0 && {
        frase: 'Como foi o atendimento?',
        links: links.avaliar.map(({ nota, href }) => ({ rotulo: `${nota} ${NOTAS[nota]}`, href })),
      },
    resposta,
    especie === 'CONFIRMACAO' && 'Esta é uma mensagem automática.',
  ].filter((aviso) => aviso !== false && aviso !== null)
}

/** ALC-01 One message, as text and as a page. */
export function escreverCarta(carta: Carta, links: LinksDaCarta | null): { texto: string; html: string } {
  const { modelos, variaveis, cor } = carta
  // Without a name there is nobody to greet by it.
  const semNome = variaveis.contato === '' && modelos.saudacao.includes('{contato}')
  const saudacao = semNome ? '' : preencherModelo(modelos.saudacao, variaveis)
  const assinatura = preencherModelo(modelos.assinatura, variaveis)
  const paragrafos = [saudacao, ...corpo(carta)].filter(Boolean)
  const notas = avisos(carta, links)
  const pagina = html`<!doctype html>
<html lang="pt-BR">
<body style="margin:0;background:#f4f5f7;font-family:Arial,Helvetica,sans-serif;font-size:15px;line-height:1.5;color:#1f2933">
<div style="max-width:600px;margin:0 auto;background:#ffffff">
<div style="border-top:4px solid ${cor};padding:16px 24px;font-weight:bold">${variaveis.negocio}</div>
<div style="padding:0 24px 16px">
<p style="color:#52606d;font-size:13px">Protocolo ${variaveis.protocolo}</p>
${paragrafos.map((paragrafo) => html`<p>${comQuebras(paragrafo)}</p>`)}
${assinatura !== '' && html`<p style="color:#52606d">${comQuebras(assinatura)}</p>`}
</div>
<div style="padding:12px 24px;border-top:1px solid #e4e7eb;color:#52606d;font-size:13px">
${notas.map((nota) => html`<p style="margin:4px 0">${emHtml(nota)}</p>`)}
</div>
</div>
</body>
</html>`
  return {
    texto: [...paragrafos, assinatura, '--', ...notas.map(emTexto)].filter(Boolean).join('\n\n'),
    html: pagina.texto,
  }
}

type Aviso = { frase: string; links: { rotulo: string; href: string }[] }

const emHtml = (aviso: string | Aviso): Html =>
  typeof aviso === 'string'
    ? html`${aviso}`
    : html`${aviso.frase} ${aviso.links.map(({ rotulo, href }) => html` <a href="${href}">${rotulo}</a>`)}`

const emTexto = (aviso: string | Aviso): string =>
  typeof aviso === 'string'
    ? aviso
    : [
        aviso.frase,
        ...aviso.links.map(({ rotulo, href }) => (aviso.links.length > 1 ? `${rotulo}: ${href}` : href)),
      ].join('\n')

const comQuebras = (texto: string): Html[] =>
  texto.split('\n').map((linha, i) => (i === 0 ? html`${linha}` : html`<br>${linha}`))
