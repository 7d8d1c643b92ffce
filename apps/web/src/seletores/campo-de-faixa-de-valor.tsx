import { Group } from '@mantine/core'
import type { CampoDeFaixa } from '../platform/listas/descricao.ts'
import { useParametro } from '../platform/parametros.ts'
import { CampoDeDinheiro } from '../ui/campos/campo-de-dinheiro.tsx'
import { useValorAdiado } from '../ui/campos/use-valor-adiado.ts'

type Digitada = { de: string | null; ate: string | null }

const emTexto = ({ de, ate }: Digitada) => `${de} ${ate}`
const digitar = (valor: number | undefined) => (valor === undefined ? null : String(valor))
const ler = (texto: string | null) => (texto === null ? undefined : Number(texto))
const legivel = (texto: string | null) => !Number.isNaN(ler(texto))

/** GER-06 Two amounts of money, given out when the typing pauses. */
export const CampoDeFaixaDeValor: CampoDeFaixa = ({ rotulo, faixa, aoMudar }) => {
  const casas = useParametro('casasDecimaisDinheiro')
  const { digitado, definir, concluir } = useValorAdiado<Digitada>(
    { de: digitar(faixa.de), ate: digitar(faixa.ate) },
    emTexto,
    // What can't be read is told at its field; without it the list would be that of all amounts.
    ({ de, ate }) => {
      if (legivel(de) && legivel(ate)) aoMudar({ de: ler(de), ate: ler(ate) })
    },
  )
  return (
    <Group role="group" aria-label={rotulo} gap="xs" align="flex-start" wrap="nowrap" grow>
      <CampoDeDinheiro
        label={`${rotulo} de`}
        casas={casas}
        value={digitado.de}
        onChange={(de) => definir({ ...digitado, de })}
        onBlur={concluir}
      />
      <CampoDeDinheiro
        label="Até"
        casas={casas}
        value={digitado.ate}
        onChange={(ate) => definir({ ...digitado, ate })}
        onBlur={concluir}
      />
    </Group>
  )
}
