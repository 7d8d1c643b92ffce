import { useParametro } from '../../../../../platform/parametros.ts'
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
  /** Name of the product, where there is no card around it to tell. */
  de?: string
}

/** NOV-10, GER-20 As long as the branch of the ticket says; decimals only where the invoice has them. */
export function QuantidadeADevolver(props: QuantidadeADevolverProps) {
  const { valor, aoMudar, fracionada, de, ...campo } = props
  const tamanho = useParametro('tamanhoQuantidadeTicket')
  const comuns = {
    label: 'Quantidade a devolver',
    placeholder: '0',
    withAsterisk: !de,
    ...campo,
    ...(de && { 'aria-label': `Quantidade a devolver de ${de}` }),
  }
  if (!fracionada)
    return <CampoDeQuantidade {...comuns} tamanhoMaximo={tamanho} value={valor} onChange={aoMudar} />
  return (
    <CampoDecimal
      {...comuns}
      casas={CASAS_DA_QUANTIDADE}
      semZeros
      maxLength={tamanho}
      value={valor === null ? null : String(valor)}
      onChange={(texto) => aoMudar(texto === null ? null : Number(texto))}
    />
  )
}
