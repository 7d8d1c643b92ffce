import { createHmac } from 'node:crypto'
import { type ChaveDeParametro, comPrefixo } from '@balcao/dominio/parametros'
import { escreverNoHistorico } from '@balcao/dominio/tickets/fluxo/contratos-escrita'
import { receberDoWhatsapp } from '@balcao/dominio/whatsapp/contratos'
import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { parametro } from '../src/features/parametros/tabelas.ts'
import { enviarPeloWhatsapp } from '../src/features/whatsapp/enviar.ts'
import { whatsappMensagem } from '../src/features/whatsapp/tabelas.ts'
import { type AppDeTeste, criarAppDeTeste } from './app-de-teste.ts'
import { cenarioDeTickets } from './cenario-de-tickets.ts'
import { montarFormulario } from './formulario.ts'
import { emJson, usarServicoDeFora } from './servico-de-fora.ts'

const SEGREDO = 'segredo-do-app'

type Arquivos = Parameters<typeof montarFormulario>[1]

/** A business with a number of its own, at a server on this machine that speaks as the Cloud API does. */
export function usarWhatsapp() {
  const servico = usarServicoDeFora()
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeTickets>
  let operador: string
  let contados = 0
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeTickets(teste)
    operador = await teste.tokenDe('OPERADOR')
    for (const [chave, valor] of Object.entries({
      whatsappNumeroId: '10',
      whatsappChave: 'tok',
      whatsappSegredo: SEGREDO,
      whatsappVerificacao: 'combinado',
      whatsappEndereco: servico.endereco,
    }))
      await parametrizar(chave as ChaveDeParametro, valor)
  })
  beforeEach(() => {
    servico.atender = (resposta, { caminho }) =>
      emJson(
        caminho.endsWith('/media')
          ? { id: `midia.${contados++}` }
          : { messages: [{ id: `wamid.saida.${contados++}` }] },
      )(resposta, {} as never)
  })
  afterAll(() => teste.fechar())

  async function parametrizar(chave: ChaveDeParametro, valor: string) {
    await teste
      .negocio()
      .banco.insert(parametro)
      .values({ filialId: null, chave: comPrefixo(chave), valor })
      .onConflictDoUpdate({ target: [parametro.filialId, parametro.chave], set: { valor } })
    await teste.negocio().renovarParametros()
  }
  const assinado = (texto: string) => ({
    'x-hub-signature-256': `sha256=${createHmac('sha256', SEGREDO).update(texto).digest('hex')}`,
  })
  function receber(valor: object, headers?: Record<string, string>) {
    const corpo = {
      object: 'whatsapp_business_account',
      entry: [{ changes: [{ value: { metadata: { phone_number_id: '10' }, ...valor } }] }],
    }
    const entrada = { corpo, headers: headers ?? assinado(JSON.stringify(corpo)) }
    return teste.chamar(receberDoWhatsapp, entrada as never)
  }
  const agora = () => String(Math.floor(teste.agora().getTime() / 1000))
  const texto = (id: string, from: string, body = 'Ainda não chegou.') => ({
    contacts: [{ wa_id: from, profile: { name: 'Dona Rita' } }],
    messages: [{ id, from, timestamp: agora(), type: 'text', text: { body } }],
  })
  const foto = (id: string, from: string) => ({
    messages: [{ id, from, timestamp: agora(), type: 'image', image: { id: 'm1', mime_type: 'image/png' } }],
  })
  /** What the file of `foto` is. */
  const servirMidia = (bytes: Buffer) => {
    servico.atender = (resposta, { caminho }) =>
      caminho === '/m1'
        ? emJson({ url: `${servico.endereco}/arquivo` })(resposta, {} as never)
        : resposta.writeHead(200).end(bytes)
  }
  const situacao = (id: string, status: string, extra = {}) => ({
    statuses: [{ id, status, timestamp: agora(), ...extra }],
  })
  const gravadas = () =>
    teste.negocio().banco.select().from(whatsappMensagem).orderBy(asc(whatsappMensagem.id))
  const ultima = async () => (await gravadas()).at(-1) as typeof whatsappMensagem.$inferSelect
  const responder = async (ticketId: number, campos: Record<string, string>, arquivos: Arquivos = []) =>
    teste.chamar(escreverNoHistorico, {
      token: operador,
      params: { idTicket: ticketId },
      ...(await montarFormulario({ tipo: 'PUBLICO', ...campos }, arquivos)),
    })
  /** Without `origem` no links go along. */
  const enviar = (mensagemId: number, tentativa = 1, origem = '') =>
    enviarPeloWhatsapp(
      teste.negocio(),
      { mensagemId, origem },
      { tentativa, maximoDeTentativas: 3 },
      teste.agora,
    )
  return {
    servico,
    get teste() {
      return teste
    },
    get cenario() {
      return cenario
    },
    get operador() {
      return operador
    },
    ...{
      parametrizar,
      assinado,
      receber,
      texto,
      foto,
      servirMidia,
      situacao,
      gravadas,
      ultima,
      responder,
      enviar,
    },
  }
}
