import { STATUS_POR_DECIDIR } from '@balcao/dominio/orcamentos/por-decidir'
import { Button } from '@mantine/core'
import { IconHeadset } from '@tabler/icons-react'
import { useState } from 'react'
import { useSessao } from '../../platform/sessao.tsx'
import { tardio } from '../../ui/retorno/tardio.tsx'

const RegistrarAtendimento = tardio(
  async () => (await import('../../features/atendimentos/registrar-atendimento.tsx')).RegistrarAtendimento,
)

type Orcamento = { id: number; cliente: { id: number }; filial: { id: number } }

/** CLI-08 What was talked about a quote, by the rules of its branch. */
export function AtenderOrcamento({ orcamento, aoFechar }: { orcamento: Orcamento; aoFechar: () => void }) {
  return (
    <RegistrarAtendimento
      idCli={orcamento.cliente.id}
      idFil={orcamento.filial.id}
      orcamento={orcamento.id}
      aoFechar={aoFechar}
      aoNaoVir={aoFechar}
    />
  )
}

/** VEN-01 Of one that may still be won or lost. */
export function BotaoDeAtenderOrcamento({
  orcamento,
  compacto = false,
}: {
  orcamento: Orcamento & { status: { chave: string } }
  compacto?: boolean
}) {
  const { pode } = useSessao()
  const [aberto, setAberto] = useState(false)
  if (!pode('CLIENTE_ATENDER') || !STATUS_POR_DECIDIR.includes(orcamento.status.chave)) return null
  return (
    <>
      <Button
        {...(compacto && { size: 'xs', variant: 'default' })}
        leftSection={<IconHeadset size={16} aria-hidden />}
        onClick={() => setAberto(true)}
      >
        Registrar atendimento
      </Button>
      {aberto && <AtenderOrcamento orcamento={orcamento} aoFechar={() => setAberto(false)} />}
    </>
  )
}
