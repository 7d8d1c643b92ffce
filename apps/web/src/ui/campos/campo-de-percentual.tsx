import { CampoDecimal, type CampoDecimalProps } from './campo-decimal.tsx'

/** GER-02: the value is the percentage itself: '12.5' is 12,5%. */
export function CampoDePercentual(props: CampoDecimalProps) {
  return <CampoDecimal rightSection="%" {...props} />
}
