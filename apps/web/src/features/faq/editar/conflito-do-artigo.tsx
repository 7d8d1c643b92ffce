import type { Artigo } from '@balcao/dominio/faq/contratos'
import { formatarDataHora } from '@balcao/dominio/formatos/datas'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Botoes } from '../../../ui/campos/botoes.tsx'
import { Cartao } from '../../../ui/ficha/cartao.tsx'
import { AvisoDeConflito } from '../../../ui/retorno/aviso-de-conflito.tsx'
import { TextoDoArtigo } from '../artigo/texto-do-artigo.tsx'
import { useArtigo } from '../artigo/use-artigo.ts'
import estilos from './edicao.module.css'

type ConflitoDoArtigoProps = { idArtigo: number; aoAssumir: (atual: Artigo) => void }

/** TIC-13 Somebody saved first: shows what they wrote before anything goes over it. */
export function ConflitoDoArtigo({ idArtigo, aoAssumir }: ConflitoDoArtigoProps) {
  const { refetch, isFetching } = useArtigo(idArtigo)
  const [atual, setAtual] = useState<Artigo | null>(null)
  return (
    <>
      <AvisoDeConflito
        titulo="Este artigo mudou enquanto você escrevia"
        mudancas={[]}
        atualizando={isFetching}
        onAtualizar={async () => setAtual((await refetch()).data ?? null)}
      />
      {atual && (
        <Cartao
          titulo={`Como está agora, desde ${formatarDataHora(atual.datahora_atualizacao)}`}
          rotulo="Como está agora"
        >
          <h3 className={estilos.titulo}>{atual.titulo}</h3>
          <TextoDoArtigo conteudo={atual.conteudo} nivelAcima={3} emOutraAba />
          <Botoes>
            <Button variant="default" onClick={() => aoAssumir(atual)}>
              Continuar com o que eu escrevi
            </Button>
          </Botoes>
        </Cartao>
      )}
    </>
  )
}
