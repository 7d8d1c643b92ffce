import { Button, Modal, Skeleton } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { mensagemDoErro } from '../../../../platform/api-error.ts'
import { PainelDaFicha, useLugaresDaFicha } from '../../../../ui/ficha/painel-da-ficha.tsx'
import { useTelaLarga } from '../../../../ui/pagina/use-tela-larga.ts'
import { AreaDeDados } from '../../../../ui/retorno/area-de-dados.tsx'
import { AndarNasFotos } from './andar-nas-fotos.tsx'
import { type Anexo, ehAudio, ehVideo } from './anexo.ts'
import estilos from './anexos.module.css'
import { useAnexos } from './use-anexos.ts'
import { useEnderecoDaImagem } from './use-endereco-da-imagem.ts'

/** A picture at its full size, or what a customer said or filmed (ALC-05): over the page or, while something is filled in beside the thread, in the thread's half (MES-03). */
export function PreviaDaImagem() {
  const { imagem, fecharImagem } = useAnexos()
  const lugares = useLugaresDaFicha()
  const larga = useTelaLarga()
  // The picture stays on the screen while the dialog fades out.
  const [exibida, setExibida] = useState(imagem)
  const [noLugar, setNoLugar] = useState<HTMLElement | null>(null)
  if (imagem && imagem !== exibida) {
    setExibida(imagem)
    setNoLugar(larga && lugares?.painel?.hasChildNodes() ? lugares.evidencia : null)
  }
  const conteudo = exibida && <Foto foto={exibida} />
  if (noLugar)
    return (
      imagem && (
        <PainelDaFicha lugar={noLugar} titulo={imagem.nome_exibicao} aoFechar={fecharImagem} focar>
          {conteudo}
        </PainelDaFicha>
      )
    )
  return (
    <Modal opened={imagem !== null} onClose={fecharImagem} title={exibida?.nome_exibicao} size="xl">
      {conteudo}
    </Modal>
  )
}

/** What one walks with stays where it is, above pictures of any height. */
function Foto({ foto }: { foto: Anexo }) {
  const { salvar, baixando } = useAnexos()
  return (
    <>
      <div className={estilos.barra}>
        <AndarNasFotos foto={foto} />
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          loading={baixando === foto.id}
          onClick={() => salvar(foto)}
        >
          Baixar
        </Button>
      </div>
      <Imagem key={foto.id} anexo={foto} />
    </>
  )
}

function Imagem({ anexo }: { anexo: Anexo }) {
  const { idTicket } = useAnexos()
  const { endereco, erro, tentarNovamente } = useEnderecoDaImagem(idTicket, anexo, true)
  return (
    <AreaDeDados
      carregando={!endereco}
      erro={erro && mensagemDoErro(erro)}
      aoTentarNovamente={tentarNovamente}
      esqueleto={<Skeleton height={320} />}
    >
      {endereco && <Conteudo anexo={anexo} endereco={endereco} />}
    </AreaDeDados>
  )
}

function Conteudo({ anexo, endereco }: { anexo: Anexo; endereco: string }) {
  const { nome_exibicao: nome } = anexo
  if (ehAudio(anexo))
    // biome-ignore lint/a11y/useMediaCaption: what a customer records has no captions
    return <audio className={estilos.som} controls src={endereco} aria-label={nome} />
  if (ehVideo(anexo))
    // biome-ignore lint/a11y/useMediaCaption: what a customer films has no captions
    return <video className={estilos.imagem} controls src={endereco} aria-label={nome} />
  return <img className={estilos.imagem} src={endereco} alt={nome} />
}
