import { Button, Modal, Skeleton } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { mensagemDoErro } from '../../../../platform/api-error.ts'
import { AreaDeDados } from '../../../../ui/retorno/area-de-dados.tsx'
import type { Anexo } from './anexo.ts'
import estilos from './anexos.module.css'
import { useAnexos } from './use-anexos.ts'
import { useEnderecoDaImagem } from './use-endereco-da-imagem.ts'

type PreviaDaImagemProps = { anexo: Anexo | null; aoFechar: () => void }

/** A picture at its full size; null is closed. */
export function PreviaDaImagem({ anexo, aoFechar }: PreviaDaImagemProps) {
  // The picture stays on the screen while the dialog fades out.
  const [exibido, setExibido] = useState(anexo)
  if (anexo && anexo !== exibido) setExibido(anexo)
  return (
    <Modal opened={anexo !== null} onClose={aoFechar} title={exibido?.nome_exibicao} size="xl">
      {exibido && <Imagem key={exibido.id} anexo={exibido} />}
    </Modal>
  )
}

function Imagem({ anexo }: { anexo: Anexo }) {
  const { idTicket, salvar, baixando } = useAnexos()
  const { endereco, erro, tentarNovamente } = useEnderecoDaImagem(idTicket, anexo, true)
  return (
    <AreaDeDados
      carregando={!endereco}
      erro={erro && mensagemDoErro(erro)}
      aoTentarNovamente={tentarNovamente}
      esqueleto={<Skeleton height={320} />}
    >
      <img className={estilos.imagem} src={endereco} alt={anexo.nome_exibicao} />
      <Button
        variant="default"
        className={estilos.salvar ?? ''}
        leftSection={<IconDownload size={16} aria-hidden />}
        loading={baixando === anexo.id}
        onClick={() => salvar(anexo)}
      >
        Baixar
      </Button>
    </AreaDeDados>
  )
}
