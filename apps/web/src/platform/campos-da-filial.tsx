import { CampoDeDinheiro } from '../ui/campos/campo-de-dinheiro.tsx'
import { CampoDePercentual } from '../ui/campos/campo-de-percentual.tsx'
import { BlocoDePreco } from '../ui/produtos/bloco-de-preco.tsx'
import { useParametro } from './parametros.ts'

type SemCasas<C extends (props: never) => unknown> = Omit<Parameters<C>[0], 'casas'>

/** GER-02 Money is typed with the decimals of the branch. */
export function CampoDeDinheiroDaFilial(props: SemCasas<typeof CampoDeDinheiro>) {
  return <CampoDeDinheiro {...props} casas={useParametro('casasDecimaisDinheiro')} />
}

/** GER-02 Percentages are typed with the decimals of the branch. */
export function CampoDePercentualDaFilial(props: SemCasas<typeof CampoDePercentual>) {
  return <CampoDePercentual {...props} casas={useParametro('casasDecimaisPercentual')} />
}

/** GER-02, GER-18 The price with the decimals of the branch. */
export function BlocoDePrecoDaFilial(props: SemCasas<typeof BlocoDePreco>) {
  return <BlocoDePreco {...props} casas={useParametro('casasDecimaisDinheiro')} />
}
