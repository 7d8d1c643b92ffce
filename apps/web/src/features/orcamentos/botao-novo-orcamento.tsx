import { IconFilePlus } from '@tabler/icons-react'
import { useSessao } from '../../platform/sessao.tsx'
import { BotaoBase } from '../../ui/campos/botao-base.tsx'
import { useNovoOrcamento } from './use-novo-orcamento.ts'

type BotaoNovoOrcamentoProps = {
  idCli: number
  /** What is open in front of the page gives way to the quote. */
  aoAbrir?: () => void
}

export function BotaoNovoOrcamento({ idCli, aoAbrir }: BotaoNovoOrcamentoProps) {
  const { criando, comecar } = useNovoOrcamento(aoAbrir)
  if (!useSessao().pode('ORCAMENTO_EDITAR')) return null
  return (
    <BotaoBase
      size="xs"
      variant="default"
      habilitado
      carregando={criando}
      leftSection={<IconFilePlus size={16} aria-hidden />}
      onClick={() => comecar({ idCli })}
    >
      Novo orçamento
    </BotaoBase>
  )
}
