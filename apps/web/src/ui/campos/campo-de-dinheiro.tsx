import { CampoDecimal, type CampoDecimalProps } from './campo-decimal.tsx'

/** GER-06, GER-02: money in reais; decimals come from the setting of the business. */
export function CampoDeDinheiro(props: CampoDecimalProps) {
  return <CampoDecimal leftSection="R$" {...props} />
}
