import { buffer } from 'node:stream/consumers'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { logoNoPapel } from '../../identidade.ts'
import type { Negocio } from '../../negocio.ts'
import type { Mensagem } from '../../platform/email/carteiro.ts'
import { palavrasDe } from '../../textos.ts'
import { ditaAoCliente } from '../tickets/nucleo/alcance.ts'
import { anexosParaOCliente } from '../tickets/nucleo/queries-anexos.ts'
import { escreverCarta } from './carta.ts'
import { linksDaCarta } from './links.ts'
import { type Correio, partesDaCarta } from './queries.ts'
import { remetenteDaFilial } from './remetente.ts'
import { comToken, tokenDoTicket } from './token.ts'

const CID_DO_LOGO = 'logo@balcao'
const MEGA = 1024 * 1024

/** ALC-01 A message as it is given to the server, with what its branch's parameters say of it. */
export async function prepararMensagem(
  negocio: Negocio,
  correio: Correio,
  momento: { origem: string; agora: Date },
): Promise<Mensagem> {
  const { contatoNome, filialId, filial, protocolo, ...entrada } = await partesDaCarta(negocio.banco, correio)
  const parametros = negocio.parametros(filialId)
  const { anexos, deFora } = await anexosQueCabem(negocio, correio, parametros.anexosPorEmailMb * MEGA)
  const logo = await logoNoPapel(negocio)
  const token = tokenDoTicket(negocio.segredos.correio, correio.ticketId)
  const caixa = parametros.enderecoDeResposta
  const { texto, html } = escreverCarta(
    {
      especie: correio.especie,
      variaveis: {
        contato: contatoNome ?? '',
        protocolo: formatarProtocolo(protocolo),
        assunto: correio.assunto,
        negocio: negocio.configuracao.nome,
        filial,
      },
      modelos: palavrasDe(negocio, 'emailDoTicket', filialId),
      confirmacao: palavrasDe(negocio, 'confirmacaoDeAbertura', filialId),
      entrada: {
        mensagem: ditaAoCliente(negocio, { filialId }, entrada.acao, entrada.mensagem),
        autor: entrada.autor,
      },
      cor: negocio.configuracao.cor,
      logo: logo && CID_DO_LOGO,
      respondivel: caixa !== '',
      anexosDeFora: deFora,
    },
    await linksDaCarta(negocio, correio, { ...momento, filialId, contatoNome, acao: entrada.acao }),
  )
  return {
    de: remetenteDaFilial(negocio, filialId),
    para: correio.para,
    copias: correio.copias,
    assunto: correio.assunto,
    texto,
    html,
    messageId: correio.messageId,
    referencias: correio.referencias,
    ...(correio.emRespostaA !== null && { emRespostaA: correio.emRespostaA }),
    ...(caixa !== '' && { responderA: comToken(caixa, token) }),
    marca: token,
    // What nobody wrote must not be answered by a machine either.
    automatica: correio.especie === 'CONFIRMACAO' || entrada.autor === null,
    anexos: [
      ...anexos,
      ...(logo
        ? [{ nome: `logo.${logo.extensao}`, tipo: logo.midia, conteudo: logo.conteudo, cid: CID_DO_LOGO }]
        : []),
    ],
  }
}

/** In the order in which they came, as long as there is room; an acknowledgement takes none along. */
async function anexosQueCabem(negocio: Negocio, { especie, historicoId }: Correio, limite: number) {
  const anexos: NonNullable<Mensagem['anexos']>[number][] = []
  const deFora: string[] = []
  if (especie === 'CONFIRMACAO' || historicoId === null) return { anexos, deFora }
  let livre = limite
  for (const { arquivo, nome, tipo, tamanho } of await anexosParaOCliente(negocio.banco, historicoId)) {
    const aberto = tamanho <= livre ? await negocio.armazem.abrir(arquivo) : null
    if (!aberto) {
      deFora.push(nome)
      continue
    }
    livre -= tamanho
    anexos.push({ nome, tipo, conteudo: await buffer(aberto.conteudo) })
  }
  return { anexos, deFora }
}
