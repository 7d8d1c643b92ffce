import type { CabecalhoDoOrcamento } from '@balcao/dominio/orcamentos/edicao'
import { CampoDeDinheiroDaFilial } from '../../../../platform/campos-da-filial.tsx'
import { useCampo } from './use-campo.ts'

type EmDinheiro = { [C in keyof CabecalhoDoOrcamento]: CabecalhoDoOrcamento[C] extends number ? C : never }

type CampoDeValorProps = {
  campo: Extract<EmDinheiro[keyof EmDinheiro], `vl${string}`>
  label: string
  description?: string | undefined
  /** What is wrong with it besides what was refused. */
  problema?: string | null
}

/** DOC-01 What the customer is charged besides the goods; an empty field is nothing. */
export function CampoDeValor({ campo, label, description, problema = null }: CampoDeValorProps) {
  const { value, error, readOnly, mudar } = useCampo(campo)
  return (
    <CampoDeDinheiroDaFilial
      label={label}
      description={description}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      readOnly={readOnly}
      error={error ?? problema}
      value={String(value)}
      onChange={(digitado) => {
        const valor = Number(digitado ?? 0)
        if (!Number.isNaN(valor)) mudar(valor)
      }}
    />
  )
}
