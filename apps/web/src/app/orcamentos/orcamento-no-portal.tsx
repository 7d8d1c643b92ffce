import { Button } from '@mantine/core'
import { IconFileTypePdf, IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { EscolherEndereco } from '../../features/enderecos/escolher-endereco.tsx'
import { CalcularFrete } from '../../features/fretes/calcular-frete.tsx'
import { PaginaDoOrcamento } from '../../features/orcamentos/detalhe/pagina-do-orcamento.tsx'
import { PaginaDoEditor } from '../../features/orcamentos/editor/pagina-do-editor.tsx'
import type { DeOutrasTelas } from '../../features/orcamentos/editor/tela-do-editor.tsx'
import { LinkDoOrcamento } from '../../features/orcamentos/link/link-do-orcamento.tsx'
import { useBaixarPdf } from '../../features/orcamentos/use-baixar-pdf.ts'
import { useSessao } from '../../platform/sessao.tsx'
import { BotaoDeAtenderOrcamento } from './atender-orcamento.tsx'

type OrcamentoNoPortalProps = { idOrcamento: number; dosParados: boolean }

// The very same at each drawing, or the whole editor would be drawn again.
const DE_OUTRAS_TELAS: DeOutrasTelas = {
  escolherEndereco: (escolha) => <EscolherEndereco {...escolha} salvando={false} erro={null} />,
  frete: ({ id, aoEscolher }) => (
    <CalcularFrete
      orcamento={{ id }}
      aoEscolher={({ vlEmbutido, vlPago, referencia, ...cotacao }) => {
        const { numero, idTransp, nomeTransp, prazo, previsao, valor } = cotacao
        aoEscolher({
          numero,
          idTransp,
          nomeTransp,
          prazo,
          previsao,
          valor,
          embutido: vlEmbutido,
          pago: vlPago,
          desatualizado: null,
          ...(referencia !== null && { referencia }),
        })
      }}
    />
  ),
  acoes: (orcamento) => (
    <>
      <BotaoDoPdf id={orcamento.id} />
      <BotaoDoLink id={orcamento.id} />
      <BotaoDeAtenderOrcamento orcamento={orcamento} compacto />
    </>
  ),
}

/** VEN-01, VEN-02 One quote, with what other features bring to it: written while it is open, read afterwards. */
export function OrcamentoNoPortal({ idOrcamento, dosParados }: OrcamentoNoPortalProps) {
  return (
    <PaginaDoEditor
      idOrcamento={idOrcamento}
      {...DE_OUTRAS_TELAS}
      leitura={
        <PaginaDoOrcamento
          idOrcamento={idOrcamento}
          dosParados={dosParados}
          acoes={(orcamento) => (
            <>
              <BotaoDoPdf id={orcamento.id} />
              <BotaoDeAtenderOrcamento orcamento={orcamento} />
            </>
          )}
        />
      }
    />
  )
}

function BotaoDoPdf({ id }: { id: number }) {
  const { baixar, baixando } = useBaixarPdf(id)
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconFileTypePdf size={16} aria-hidden />}
      loading={baixando}
      onClick={baixar}
    >
      PDF
    </Button>
  )
}

function BotaoDoLink({ id }: { id: number }) {
  const [aberto, setAberto] = useState(false)
  if (!useSessao().pode('ORCAMENTO_EDITAR')) return null
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconSend size={16} aria-hidden />}
        onClick={() => setAberto(true)}
      >
        Enviar ao cliente
      </Button>
      <LinkDoOrcamento idOrcamento={aberto ? id : null} aoFechar={() => setAberto(false)} />
    </>
  )
}
