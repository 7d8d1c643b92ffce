import { CloseButton, Progress } from '@mantine/core'
import { IconFile, IconFileSpreadsheet, IconFileText, IconFileTypePdf, IconPhoto } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { type ArquivoAnexado, tamanhoLegivel } from './arquivo-anexado.ts'
import estilos from './envio-de-arquivos.module.css'
import { useEnderecoLocal } from './use-endereco-local.ts'

interface ListaDeArquivosProps {
  arquivos: readonly ArquivoAnexado[]
  /** without it the list is only read */
  aoRemover?: ((id: string) => void) | undefined
  complemento?: ((arquivo: ArquivoAnexado) => ReactNode) | undefined
}

export function ListaDeArquivos({ arquivos, aoRemover, complemento }: ListaDeArquivosProps) {
  const lista = useRef<HTMLUListElement>(null)
  if (arquivos.length === 0) return null

  function remover(id: string, posicao: number) {
    // The pressed button goes away: the focus passes to a neighbour, or to the button that sends another file.
    const botoes = [...(lista.current?.querySelectorAll<HTMLElement>('li > button') ?? [])]
    const vizinho = botoes[posicao + 1] ?? botoes[posicao - 1]
    const area = lista.current?.parentElement
    if (vizinho) vizinho.focus()
    aoRemover?.(id)
    if (!vizinho) setTimeout(() => area?.querySelector('button')?.focus())
  }

  return (
    <ul ref={lista} className={estilos.lista} aria-label="Arquivos anexados">
      {arquivos.map((arquivo, posicao) => (
        <li key={arquivo.id} className={estilos.arquivo}>
          <Miniatura arquivo={arquivo} />
          <div className={estilos.dados}>
            <span className={estilos.nome} title={arquivo.nome}>
              {arquivo.nome}
            </span>
            <Situacao arquivo={arquivo} />
            {complemento?.(arquivo)}
          </div>
          {aoRemover && (
            <CloseButton
              iconSize={16}
              aria-label={`Remover ${arquivo.nome}`}
              onClick={() => remover(arquivo.id, posicao)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

function Situacao({ arquivo: { nome, tamanho, progresso, erro } }: { arquivo: ArquivoAnexado }) {
  if (erro) {
    return (
      <span className={estilos.erro} role="alert">
        {erro}
      </span>
    )
  }
  if (progresso !== undefined && progresso < 100) {
    return <Progress size="sm" value={progresso} aria-label={`Enviando ${nome}`} />
  }
  return <span className={estilos.tamanho}>{tamanhoLegivel(tamanho)}</span>
}

const ICONE_DA_EXTENSAO: Partial<Record<string, typeof IconFile>> = {
  jpg: IconPhoto,
  jpeg: IconPhoto,
  png: IconPhoto,
  pdf: IconFileTypePdf,
  xml: IconFileText,
  doc: IconFileText,
  docx: IconFileText,
  xls: IconFileSpreadsheet,
  xlsx: IconFileSpreadsheet,
}

function Miniatura({ arquivo: { nome, arquivo, miniatura } }: { arquivo: ArquivoAnexado }) {
  const local = useEnderecoLocal(arquivo?.type.startsWith('image/') ? arquivo : undefined)
  const [quebrou, setQuebrou] = useState(false)
  const endereco = local ?? miniatura
  if (endereco && !quebrou) {
    // The name is beside it.
    return <img className={estilos.miniatura} src={endereco} alt="" onError={() => setQuebrou(true)} />
  }
  const Icone = ICONE_DA_EXTENSAO[nome.split('.').at(-1)?.toLowerCase() ?? ''] ?? IconFile
  return (
    <span className={estilos.miniatura}>
      <Icone size={20} stroke={1.5} aria-hidden />
    </span>
  )
}
