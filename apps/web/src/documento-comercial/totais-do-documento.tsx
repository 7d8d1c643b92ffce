import { plural } from '@balcao/dominio/formatos/contagem'
import { Decimal } from '@balcao/dominio/formatos/decimal'
import { linhasDoCupom } from '@balcao/dominio/orcamentos/linhas-dos-totais'
import type { DocumentoComercial } from '@balcao/dominio/pedidos/esquemas'
import { useFormatoDeDinheiro, useFormatoDePercentual } from '../platform/dinheiro.ts'
import { CamposDaFicha } from '../ui/ficha/campos-da-ficha.tsx'
import { Cartao } from '../ui/ficha/cartao.tsx'

type Parcela = { nome: string; valor: number; sempre?: true }

/** DOC-01 What the total is made of; what is zero and says nothing is left out. */
function parcelasDo(documento: DocumentoComercial): Parcela[] {
  const { qtdeIt, vlSubTot, vlBoni, cupom, vlFrete, vlSeguro, cobranca } = documento
  const itens = plural(qtdeIt, 'item', 'itens')
  const parcelas: Parcela[] = [
    { nome: `Subtotal (${itens})`, valor: vlSubTot, sempre: true },
    { nome: 'Bonificação', valor: -vlBoni },
    ...linhasDoCupom(cupom),
    { nome: 'Frete', valor: vlFrete, sempre: true },
    { nome: 'Seguro', valor: vlSeguro },
    { nome: cobranca.descTaxaFixa || 'Taxa fixa', valor: cobranca.taxaFixa },
  ]
  return parcelas.filter(({ valor, sempre }) => sempre || valor !== 0)
}

/** DOC-01 Of an order that invoices took part of: how much, and how much not. */
function partesFaturadas(vlTot: number, vlFaturado = 0): Parcela[] {
  if (vlFaturado === 0 || vlFaturado >= vlTot) return []
  return [
    { nome: 'Faturado', valor: vlFaturado },
    { nome: 'Não faturado', valor: Number(new Decimal(vlTot).minus(vlFaturado)) },
  ]
}

type TotaisDoDocumentoProps = { documento: DocumentoComercial & { vlFaturado?: number }; nivel?: 2 | 3 }

export function TotaisDoDocumento({ documento, nivel = 2 }: TotaisDoDocumentoProps) {
  const dinheiro = useFormatoDeDinheiro()
  const percentual = useFormatoDePercentual()
  const { vlTot, percLucro } = documento
  return (
    <Cartao titulo="Totais" nivel={nivel}>
      <CamposDaFicha
        forma="soma"
        campos={[
          ...parcelasDo(documento).map(({ nome, valor }) => ({ nome, valor: dinheiro(valor) })),
          { nome: 'Total', valor: dinheiro(vlTot), total: true },
          ...partesFaturadas(vlTot, documento.vlFaturado).map(({ nome, valor }) => ({
            nome,
            valor: dinheiro(valor),
          })),
          {
            nome: 'Margem de lucro',
            valor: percLucro !== null && percentual(percLucro),
            soNaTela: true,
          },
        ]}
      />
    </Cartao>
  )
}
