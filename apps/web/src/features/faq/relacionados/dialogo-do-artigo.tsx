import type { Artigo } from '@balcao/dominio/faq/contratos'
import { Button, Modal, Stack } from '@mantine/core'
import { useState } from 'react'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { Botoes } from '../../../ui/campos/botoes.tsx'
import { useCelular } from '../../../ui/listas/use-celular.ts'
import { AreaDeDados } from '../../../ui/retorno/area-de-dados.tsx'
import { AvaliacaoDoArtigo } from '../artigo/avaliacao-do-artigo.tsx'
import { TextoDoArtigo } from '../artigo/texto-do-artigo.tsx'
import { useArtigo } from '../artigo/use-artigo.ts'
import { EtiquetaDeScore } from '../etiqueta-de-score.tsx'
import estilos from './relacionados.module.css'

type DialogoDoArtigoProps = {
  /** Null is closed. */
  idArtigo: number | null
  aoFechar: () => void
  aoResolver: (idArtigo: number) => void
}

/** NOV-17 An article over what is being filled in, which stays as it was. */
export function DialogoDoArtigo({ idArtigo, aoFechar, aoResolver }: DialogoDoArtigoProps) {
  const celular = useCelular()
  // The words stay on the screen while the dialog fades out.
  const [exibido, setExibido] = useState(idArtigo)
  if (idArtigo !== null && idArtigo !== exibido) setExibido(idArtigo)
  return (
    <Modal opened={idArtigo !== null} onClose={aoFechar} title="Artigo" size="lg" fullScreen={celular}>
      {exibido !== null && <Leitura idArtigo={exibido} aoFechar={aoFechar} aoResolver={aoResolver} />}
    </Modal>
  )
}

type LeituraProps = { idArtigo: number; aoFechar: () => void; aoResolver: (idArtigo: number) => void }

function Leitura({ idArtigo, ...resto }: LeituraProps) {
  const { data, error, isPending, isFetching, refetch } = useArtigo(idArtigo)
  return (
    <AreaDeDados
      carregando={isPending}
      atualizando={isFetching}
      erro={error && mensagemDoErro(error)}
      temDados={data !== undefined}
      aoTentarNovamente={() => void refetch()}
    >
      {data && <Conteudo artigo={data} {...resto} />}
    </AreaDeDados>
  )
}

function Conteudo({ artigo, aoFechar, aoResolver }: Omit<LeituraProps, 'idArtigo'> & { artigo: Artigo }) {
  const { titulo, score, conteudo } = artigo
  return (
    <Stack renderRoot={(props) => <article {...props} />}>
      <h3 className={estilos.titulo}>{titulo}</h3>
      <div>
        <EtiquetaDeScore score={score} />
      </div>
      <TextoDoArtigo conteudo={conteudo} nivelAcima={3} emOutraAba />
      <AvaliacaoDoArtigo
        artigo={artigo}
        seAjudou={
          <Botoes>
            <Button
              variant="default"
              onClick={() => {
                aoFechar()
                aoResolver(artigo.id)
              }}
            >
              Não preciso mais do ticket
            </Button>
            <Button onClick={aoFechar}>Voltar ao ticket</Button>
          </Botoes>
        }
        seNaoAjudou={
          <Botoes>
            <Button onClick={aoFechar}>Voltar ao ticket</Button>
          </Botoes>
        }
      />
    </Stack>
  )
}
