import { Button } from '@mantine/core'
import { IconRepeat } from '@tabler/icons-react'
import { useComando } from '../../platform/comandos.ts'
import { useSessao } from '../../platform/sessao.tsx'
import { useDuplicarOrcamento, useRepetirPedido } from './use-copiar.ts'

const REPETIR = 'Repetir em novo orçamento'
const SALDO = 'Orçar o saldo a entregar'

/** VEN-02 What was bought, again, at what it costs today. */
export function RepetirOrcamento({ id }: { id: number }) {
  return useSessao().pode('ORCAMENTO_EDITAR') ? <DoOrcamento id={id} /> : null
}

function DoOrcamento({ id }: { id: number }) {
  const { copiando, duplicar } = useDuplicarOrcamento()
  return <Botao nome={REPETIR} size="xs" copiando={copiando} aoCopiar={() => duplicar(id)} />
}

type RepetirPedidoProps = {
  id: number
  /** Whether something of it is still to be delivered. */
  temSaldo: boolean
}

export function RepetirPedido(props: RepetirPedidoProps) {
  return useSessao().pode('ORCAMENTO_EDITAR') ? <DoPedido {...props} /> : null
}

function DoPedido({ id, temSaldo }: RepetirPedidoProps) {
  const { copiando, repetir } = useRepetirPedido({ saldo: false })
  return (
    <>
      {temSaldo && <DoSaldo id={id} />}
      <Botao nome={REPETIR} copiando={copiando} aoCopiar={() => repetir(id)} />
    </>
  )
}

function DoSaldo({ id }: { id: number }) {
  const { copiando, repetir } = useRepetirPedido({ saldo: true })
  return <Botao nome={SALDO} copiando={copiando} aoCopiar={() => repetir(id)} />
}

type BotaoProps = { nome: string; size?: 'xs' | 'sm'; copiando: boolean; aoCopiar: () => void }

function Botao({ nome, size = 'sm', copiando, aoCopiar }: BotaoProps) {
  useComando(nome, aoCopiar)
  return (
    <Button
      size={size}
      variant="default"
      leftSection={<IconRepeat size={16} aria-hidden />}
      loading={copiando}
      onClick={aoCopiar}
    >
      {nome}
    </Button>
  )
}
