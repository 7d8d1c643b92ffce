import { pode } from '@balcao/dominio/permissoes'
import { etiquetarVarios } from '@balcao/dominio/tickets/etiquetas/contratos'
import { type TipoDeUsuario, tiposDeUsuario, veTodasAsFiliais } from '@balcao/dominio/usuarios'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { escreverEmail } from '../../../test/escrever-email.ts'
import { usarFluxo } from '../../../test/fluxo-de-tickets.ts'
import { maiorValor } from '../../../test/maior-valor.ts'
import { receberEmail } from '../../../test/receber-email.ts'
import { autorizacoesPorTipo } from '../../features/acesso/autorizacoes-por-tipo.ts'
import { colaboradorFilial } from '../../features/acesso/tabelas.ts'
import { ticketLink } from '../../features/acompanhamentos/tabelas.ts'
import { correioMensagem } from '../../features/correio/tabelas.ts'
import { comToken, tokenDoTicket } from '../../features/correio/token.ts'
import { filial } from '../../features/filiais/tabelas.ts'
import { ticketAnexo } from '../../features/tickets/nucleo/tabelas.ts'
import { whatsappMensagem } from '../../features/whatsapp/tabelas.ts'
import { listarRotas } from '../../rotas.ts'

const fluxo = usarFluxo()
const contratos = listarRotas(() => '').map(({ contrato }) => contrato)
const doTicket = contratos.filter(({ caminho, acao }) => acao && caminho.includes(':idTicket'))
const deOutraCoisaDele = doTicket.filter(({ caminho }) => /:idTicket.*:id/.test(caminho))
const daRecebida = contratos.filter(({ caminho, acao }) => acao && caminho.includes(':idRecebida'))
const POR_FILA = tiposDeUsuario.filter((tipo) => !veTodasAsFiliais(tipo))

type Proprio = { id: number; protocolo: string }

/** Bodies that the largest of each contract would not do for: what they name is looked at before the ticket. */
const CORPOS: Record<string, (proprio: Proprio) => object> = {
  '/sac/tickets/:idTicket/etiquetas': () => ({ por: [], tirar: [] }),
  '/sac/tickets/:idTicket/ligacoes': ({ id }) => ({ outro: id, tipo: 'RELACIONADO' }),
  '/sac/tickets/:idTicket/unir': ({ id }) => ({ destino: id }),
  '/sac/tickets/:idTicket/historico': () => ({ mensagem: 'Oi' }),
  '/sac/correio-recebido/:idRecebida/juntar': ({ protocolo }) => ({ protocolo }),
}

describe('SEG-04 toda linha', () => {
  /** Of a branch, a queue and a customer that are of none of the accounts, with one of everything hanging on it. */
  let alheio: number
  let alheia: number
  let partes: Record<string, number>
  let proprios: Record<string, Proprio>

  beforeAll(async () => {
    const { banco } = fluxo.teste.negocio()
    const [longe] = (await banco.select().from(filial).orderBy(asc(filial.id))).slice(-1)
    const filialId = longe?.id ?? 0
    const contas = await Promise.all(POR_FILA.map((tipo) => fluxo.idDaConta(tipo)))
    await banco
      .delete(colaboradorFilial)
      .where(and(eq(colaboradorFilial.filialId, filialId), inArray(colaboradorFilial.colaboradorId, contas)))
    alheio = (
      await fluxo.abrir({ tipo: 'DEVOLUCAO_PARCIAL', itens: 1, criador: 'GERENTE', campos: { filialId } })
    ).id
    await fluxo.mudar(alheio, { setorId: await fluxo.idDoSetor('Qualidade') })
    proprios = {}
    for (const tipo of POR_FILA) {
      const dele = tipo === 'CONSUMIDOR_FINAL' ? { doConsumidor: true } : { criador: tipo }
      proprios[tipo] = await fluxo.linha((await fluxo.abrir({ tipo: 'ELOGIO', ...dele })).id)
    }
    const endereco = comToken(
      'sac@aurora.test',
      tokenDoTicket(fluxo.teste.negocio().segredos.correio, alheio),
    )
    const recebida = await receberEmail(fluxo.teste, escreverEmail('Oi', { To: endereco }), filialId)
    expect(recebida.ticketId).toBe(alheio)
    alheia = Number(recebida.id)
    const agora = fluxo.teste.agora()
    const daqui = { ticketId: alheio, criadoEm: agora }
    const [anexo] = await banco
      .insert(ticketAnexo)
      .values({ ...daqui, arquivo: 'tickets/x.png', nomeExibicao: 'x.png', midia: 'image/png', tamanho: 1 })
      .returning()
    const [link] = await banco
      .insert(ticketLink)
      .values({ ...daqui, email: 'a@b.test', validade: new Date(agora.getTime() + 86_400_000) })
      .returning()
    const [correio] = await banco
      .insert(correioMensagem)
      .values({
        ...daqui,
        direcao: 'SAIDA',
        especie: 'ENTRADA',
        messageId: '<alheio@aurora.test>',
        referencias: [],
        para: 'a@b.test',
        assunto: 'x',
        estado: 'RECUSADO',
        estadoEm: agora,
      })
      .returning()
    const [whatsapp] = await banco
      .insert(whatsappMensagem)
      .values({ ...daqui, direcao: 'SAIDA', waId: '5511', texto: 'x', estado: 'RECUSADO', estadoEm: agora })
      .returning()
    partes = {
      idAnexo: anexo?.id ?? 0,
      idLink: link?.id ?? 0,
      idCorreio: correio?.id ?? 0,
      idMensagem: whatsapp?.id ?? 0,
      idEntrada: Number(recebida.historico_id),
    }
  })

  const chamar = async (contrato: (typeof contratos)[number], tipo: TipoDeUsuario, params: object) => {
    const proprio = proprios[tipo] ?? { id: 0, protocolo: '' }
    const corpo = contrato.corpo && (CORPOS[contrato.caminho]?.(proprio) ?? maiorValor(contrato.corpo))
    const { status } = await fluxo.teste.chamar(contrato, {
      params: params as never,
      ...(corpo !== undefined && { corpo }),
      token: await fluxo.teste.tokenDe(tipo),
    })
    return status
  }
  const semAlcance = async (contrato: (typeof contratos)[number], tipo: TipoDeUsuario) => {
    const autorizacoes = await autorizacoesPorTipo(fluxo.teste.negocio().banco)
    return contrato.acao && pode(autorizacoes(tipo), contrato.acao) ? 404 : 403
  }

  it.each(doTicket)('$metodo $caminho: o ticket que a conta não vê não existe para ela', async (contrato) => {
    const antes = await fluxo.linha(alheio)
    for (const tipo of POR_FILA)
      expect([tipo, await chamar(contrato, tipo, { ...partes, idTicket: alheio })]).toEqual([
        tipo,
        await semAlcance(contrato, tipo),
      ])
    expect(await fluxo.linha(alheio)).toEqual(antes)
  })

  it.each(deOutraCoisaDele)(
    '$metodo $caminho: nada de outro ticket se alcança por um próprio',
    async (contrato) => {
      for (const tipo of POR_FILA)
        expect([tipo, await chamar(contrato, tipo, { ...partes, idTicket: proprios[tipo]?.id })]).toEqual([
          tipo,
          await semAlcance(contrato, tipo),
        ])
    },
  )

  it.each(daRecebida)('$metodo $caminho: o e-mail da caixa de outra filial não existe', async (contrato) => {
    for (const tipo of POR_FILA)
      expect([tipo, await chamar(contrato, tipo, { idRecebida: alheia })]).toEqual([
        tipo,
        await semAlcance(contrato, tipo),
      ])
  })

  it('MES-06/etiquetas em lote, o que não se vê fica como está', async () => {
    const antes = await fluxo.linha(alheio)
    const { corpo } = await fluxo.teste.chamar(etiquetarVarios, {
      corpo: { tickets: [{ id: alheio }], por: [], tirar: [1] },
      token: await fluxo.teste.tokenDe('OPERADOR'),
    })
    expect(JSON.stringify(corpo)).not.toContain(antes.protocolo)
    expect(await fluxo.linha(alheio)).toEqual(antes)
  })
})
