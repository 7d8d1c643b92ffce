import type { ParametrosDaFilial } from '@balcao/dominio/parametros'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import type { ItemDoTicket } from '../nucleo/queries-itens.ts'
import type { DadosDoEspelho, ParteDoEspelho } from './espelho-pdf.ts'
import type { notasDoTicket } from './queries.ts'
import type { PartesDoEspelho } from './queries-espelho.ts'

type Origem = {
  partes: PartesDoEspelho & { cliente: NonNullable<PartesDoEspelho['cliente']> }
  itens: readonly ItemDoTicket[]
  notas: Awaited<ReturnType<typeof notasDoTicket>>
}

/** TIC-08 Only products of invoices, and only the invoices they are of: a loose product is returned to nobody's stock. */
export function montarEspelho(
  { partes, itens, notas }: Origem,
  { casasDecimaisDinheiro }: Pick<ParametrosDaFilial, 'casasDecimaisDinheiro'>,
  agora: Date,
): DadosDoEspelho {
  const { ticket, filial, cliente } = partes
  const deNota = itens.flatMap(({ item, nota }) => (nota ? [{ item, nota }] : []))
  return {
    protocolo: formatarProtocolo(ticket.protocolo),
    abertoEm: ticket.abertoEm.toISOString(),
    emitidoEm: agora.toISOString(),
    filial: { ...endereco(filial), documento: filial.cnpj },
    cliente: { ...endereco(cliente), documento: cliente.documento, complemento: cliente.complemento },
    notas: notas
      .filter(({ id }) => deNota.some(({ item }) => item.notaId === id))
      .map(({ numero, serie, emitidaEm, chave }) => ({
        numero: String(numero),
        serie: String(serie),
        emissao: emitidaEm.toISOString(),
        chave,
      })),
    itens: deNota.map(({ item, nota }) => ({
      codigo: item.codigo,
      descricao: item.descricao,
      nota: { numero: String(nota.numero), serie: String(nota.serie) },
      unidade: item.unidade,
      quantidadeSolicitada: item.quantidadeSolicitada,
      quantidadeAutorizada: item.status === 'AN' ? null : item.quantidadeAutorizada,
      valorSemImposto: item.valorSemImposto,
      valorUnitario: item.valorUnitario,
    })),
    casasDoDinheiro: casasDecimaisDinheiro,
  }
}

function endereco(parte: Omit<ParteDoEspelho, 'documento'>): Omit<ParteDoEspelho, 'documento'> {
  const { razaoSocial, inscricaoEstadual, logradouro, numero, bairro, cidade, uf, cep } = parte
  return { razaoSocial, inscricaoEstadual, logradouro, numero, bairro, cidade, uf, cep }
}
