import { TAMANHO_MAXIMO } from '@balcao/dominio/constantes'
import { CampoDeQuantidade } from '../../../../../ui/campos/campo-de-quantidade.tsx'
import { CampoDecimal } from '../../../../../ui/campos/campo-decimal.tsx'

const CASAS_DA_QUANTIDADE = 4

type QuantidadeADevolverProps = {
  valor: number | null
  aoMudar: (valor: number | null) => void
  /** Sold by weight or measure: what is left of it has decimals. */
  fracionada: boolean
  disabled: boolean
  error: string | undefined
}

/** NOV-10 Seven characters; decimals only where the invoice has them. */
export function QuantidadeADevolver({ valor, aoMudar, fracionada, ...campo }: QuantidadeADevolverProps) {
  const comuns = { label: 'Quantidade a devolver', placeholder: '0', withAsterisk: true, ...campo }
  if (!fracionada)
    return (
      <CampoDeQuantidade
        {...comuns}
        tamanhoMaximo={TAMANHO_MAXIMO.quantidadeDoTicket}
        value={valor}
        onChange={aoMudar}
      />
    )
  return (
    <CampoDecimal
      {...comuns}
      casas={CASAS_DA_QUANTIDADE}
      semZeros
      maxLength={TAMANHO_MAXIMO.quantidadeDoTicket}
      value={valor === null ? null : String(valor)}
      onChange={(texto) => aoMudar(texto === null ? null : Number(texto))}
    />
  )
}
