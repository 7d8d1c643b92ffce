import { avancarEtapa, retrocederEtapa } from '@balcao/dominio/tickets/fluxo/contratos'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { usarFluxo } from '../../../../test/fluxo-de-tickets.ts'
import { correioMensagem } from '../../correio/tabelas.ts'

const fluxo = usarFluxo()
const COM_CONTATO = { contatoNome: 'Ana', contatoEmail: 'ana@cliente.test' }
const AVISO =
  'Para continuar, o atendimento precisa de você: Confirmação com o cliente. Responda por aqui quando puder.'

describe('TIC-10 ALC-01 quem se passa a aguardar sabe para quê', () => {
  /** One step before the one that waits for the customer. */
  async function antesDaEspera(campos = {}) {
    const { id } = await fluxo.abrir({ tipo: 'ATRASO_ENTREGA', campos })
    await fluxo.agir(avancarEtapa, id)
    return id
  }
  const publicas = async (id: number) =>
    (await fluxo.historico(id))
      .filter(({ tipo, acao }) => tipo === 'PUBLICO' && acao === 'MENSAGEM')
      .map(({ mensagem }) => mensagem)
  const cartas = (id: number) =>
    fluxo.teste.negocio().banco.$count(correioMensagem, eq(correioMensagem.ticketId, id))

  it.each([
    ['nas palavras de quem avança, que respondem', { mensagem: 'Chegou tudo?' }, ['Chegou tudo?'], true],
    ['sem elas, com o nome da etapa, que não responde', {}, [AVISO], false],
  ])('%s', async (_caso, corpo, ditas, responde) => {
    const id = await antesDaEspera(COM_CONTATO)
    const { status } = await fluxo.agir(avancarEtapa, id, corpo)
    expect([status, await publicas(id), await cartas(id)]).toEqual([200, ditas, 1])
    const { pausadoEm, respondidoEm } = await fluxo.linha(id)
    expect([pausadoEm !== null, respondidoEm !== null]).toEqual([true, responde])
    expect(await fluxo.ultimaEntrada(id)).toMatchObject({ tipo: 'PRIVADO', acao: 'AVANCO' })
  })

  it('a quem não tem por onde ler nada se diz sozinho; o que a pessoa escreve fica na conversa', async () => {
    const id = await antesDaEspera()
    await fluxo.agir(avancarEtapa, id)
    expect([await publicas(id), await cartas(id)]).toEqual([[], 0])
    const outro = await antesDaEspera()
    await fluxo.agir(avancarEtapa, outro, { mensagem: 'Chegou tudo?' })
    expect([await publicas(outro), await cartas(outro)]).toEqual([['Chegou tudo?'], 0])
  })

  it('uma etapa que não o aguarda não o avisa; voltando, diz-se o que se escrever', async () => {
    const id = await antesDaEspera(COM_CONTATO)
    expect(await publicas(id)).toEqual([])
    await fluxo.agir(retrocederEtapa, id, { observacao: 'Engano.', mensagem: 'Voltamos a procurar.' })
    expect(await publicas(id)).toEqual(['Voltamos a procurar.'])
  })
})
