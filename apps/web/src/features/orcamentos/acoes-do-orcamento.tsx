import { baixarOrcamento } from '@balcao/dominio/orcamentos/link'
import { STATUS_POR_DECIDIR } from '@balcao/dominio/orcamentos/por-decidir'
import { STATUS_GANHO } from '@balcao/dominio/orcamentos/status'
import { Button } from '@mantine/core'
import { IconExternalLink, IconHeadset, IconSend } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { BotaoDoPdf } from '../../documento-comercial/botao-do-pdf.tsx'
import { useSessao } from '../../platform/sessao.tsx'
import { PeDaFicha } from '../../ui/ficha/dialogo-da-ficha.tsx'
import { LinkDoOrcamento } from './link/link-do-orcamento.tsx'
import { RepetirOrcamento } from './repetir-em-novo-orcamento.tsx'

type AcoesDoOrcamentoProps = {
  orcamento: { id: number; status: { chave: string } }
  aoAtender?: ((idOrcamento: number) => void) | undefined
  /** FRE-01 Freight belongs to another feature: what is asked of an open quote besides. */
  frete?: ((orcamento: { id: number }) => ReactNode) | undefined
}

/** VEN-02, CLI-08 What may be done with a quote that is shown. */
export function AcoesDoOrcamento({ orcamento: { id, status }, aoAtender, frete }: AcoesDoOrcamentoProps) {
  const { pode } = useSessao()
  const [enviando, setEnviando] = useState(false)
  const porDecidir = STATUS_POR_DECIDIR.includes(status.chave)
  return (
    <PeDaFicha>
      <Button
        variant="default"
        leftSection={<IconExternalLink size={16} aria-hidden />}
        renderRoot={(props) => (
          <Link to="/orcamentos/$idOrcamento" params={{ idOrcamento: String(id) }} {...props} />
        )}
      >
        Abrir a página do orçamento
      </Button>
      <BotaoDoPdf contrato={baixarOrcamento} id={id} nome={`orcamento-${id}.pdf`} />
      {status.chave === STATUS_GANHO && <RepetirOrcamento id={id} />}
      {porDecidir && frete?.({ id })}
      {porDecidir && pode('ORCAMENTO_EDITAR') && (
        <Button
          variant="default"
          leftSection={<IconSend size={16} aria-hidden />}
          onClick={() => setEnviando(true)}
        >
          Enviar ao cliente
        </Button>
      )}
      {aoAtender && porDecidir && (
        <Button
          data-principal
          leftSection={<IconHeadset size={16} aria-hidden />}
          onClick={() => aoAtender(id)}
        >
          Registrar atendimento
        </Button>
      )}
      <LinkDoOrcamento idOrcamento={enviando ? id : null} aoFechar={() => setEnviando(false)} />
    </PeDaFicha>
  )
}
