import type { ArtigoDaLista } from '@balcao/dominio/faq/campos'
import { despublicarVariosArtigos, publicarVariosArtigos } from '@balcao/dominio/faq/contratos'
import { IconEyeOff, IconWorldUpload } from '@tabler/icons-react'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { useAcao } from '../../../platform/consultas.ts'
import type { AcoesDoLoteProps } from '../../../platform/listas/descricao.ts'
import { BotaoBase } from '../../../ui/campos/botao-base.tsx'
import { useConfirmar } from '../../../ui/retorno/confirmacao.tsx'
import { avisarErro } from '../../../ui/retorno/toasts.ts'

const aoFalhar = (erro: Error) => avisarErro(mensagemDoErro(erro))

/** FAQ-01 Publishes drafts, takes what is published from the readers; of a mixed choice, the others say why not. */
export function LoteDeArtigos({ escolhidos, falta, relatar }: AcoesDoLoteProps<ArtigoDaLista>) {
  const confirmar = useConfirmar()
  const publicacao = useAcao(publicarVariosArtigos, { aoFalhar })
  const retirada = useAcao(despublicarVariosArtigos, { aoFalhar })
  const corpo = { artigos: escolhidos.map(({ id, versao }) => ({ id, versao })) }
  const quais = escolhidos.length === 1 ? 'o artigo' : `${escolhidos.length} artigos`

  async function publicar() {
    const pergunta = {
      titulo: `Publicar ${quais}?`,
      mensagem: 'Cada um aparece para o seu público: todas as pessoas do portal, ou só a equipe.',
      confirmar: 'Publicar',
    }
    if (await confirmar(pergunta))
      publicacao.mutate({ corpo }, { onSuccess: (resultado) => relatar('publicado', resultado) })
  }
  async function tirarDoAr() {
    const pergunta = {
      titulo: `Tirar ${quais} do ar?`,
      mensagem: 'Voltam a ser rascunhos, com os votos que já receberam.',
      confirmar: 'Tirar do ar',
    }
    if (await confirmar(pergunta))
      retirada.mutate({ corpo }, { onSuccess: (resultado) => relatar('tirado do ar', resultado) })
  }

  const doBotao = {
    variant: 'default',
    habilitado: !falta,
    falta,
    carregando: publicacao.isPending || retirada.isPending,
  } as const
  return (
    <>
      {escolhidos.some(({ publicado }) => !publicado) && (
        <BotaoBase {...doBotao} leftSection={<IconWorldUpload size={16} aria-hidden />} onClick={publicar}>
          Publicar
        </BotaoBase>
      )}
      {escolhidos.some(({ publicado }) => publicado) && (
        <BotaoBase {...doBotao} leftSection={<IconEyeOff size={16} aria-hidden />} onClick={tirarDoAr}>
          Tirar do ar
        </BotaoBase>
      )}
    </>
  )
}
