import { STATUS_POR_DECIDIR } from '@balcao/dominio/orcamentos/por-decidir'
import { Button } from '@mantine/core'
import { IconExternalLink, IconFileTypePdf, IconHeadset, IconSend } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useSessao } from '../../platform/sessao.tsx'
import { PeDaFicha } from '../../ui/ficha/dialogo-da-ficha.tsx'
import { LinkDoOrcamento } from './link/link-do-orcamento.tsx'
import { useBaixarPdf } from './use-baixar-pdf.ts'

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
  const { baixar, baixando } = useBaixarPdf(id)
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
      <Button
        variant="default"
        leftSection={<IconFileTypePdf size={16} aria-hidden />}
        loading={baixando}
        onClick={baixar}
      >
        PDF
      </Button>
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
