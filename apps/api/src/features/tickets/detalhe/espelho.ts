import { ErroDeNegocio } from '@balcao/dominio/erros'
import { baixarEspelho } from '@balcao/dominio/tickets/detalhe/contratos'
import { impedimentoDoEspelho } from '@balcao/dominio/tickets/espelho'
import { enviarArquivo } from '../../../platform/http/enviar-arquivo.ts'
import { rota } from '../../../rota.ts'
import { itensDoTicket } from '../nucleo/queries-itens.ts'
import { recusarSe } from '../nucleo/recusar.ts'
import { desenharEspelho } from './espelho-pdf.ts'
import { montarEspelho } from './presenter-espelho.ts'
import { notasDoTicket } from './queries.ts'
import { partesDoEspelho } from './queries-espelho.ts'

export const rotaBaixarEspelho = rota(
  baixarEspelho,
  async ({ params, sessao, negocio, resposta, agora, tx }) => {
    const partes = await partesDoEspelho(tx, sessao, params.idTicket)
    if (!partes) throw new ErroDeNegocio('NAO_ENCONTRADO')
    const { ticket, permiteEspelho, cliente } = partes
    const [itens, notas] = await Promise.all([itensDoTicket(tx, ticket.id), notasDoTicket(tx, ticket.id)])
    recusarSe(impedimentoDoEspelho({ tipoPermite: permiteEspelho, primeiroItem: itens[0]?.item ?? null }))
    if (!cliente) throw new Error(`o ticket ${ticket.id} tem produtos de nota sem o cliente da nota`)
    const conteudo = await desenharEspelho(
      montarEspelho(
        { partes: { ...partes, cliente }, itens, notas },
        negocio.parametros(partes.filial.id),
        agora,
      ),
    )
    return enviarArquivo(resposta, {
      nome: `espelho-${ticket.protocolo}.pdf`,
      midia: 'application/pdf',
      conteudo,
    })
  },
)
