import type { Artigo } from '@balcao/dominio/faq/contratos'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { Button, SimpleGrid, Stack } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { useRascunho } from '../../../platform/rascunho.ts'
import { BotaoBase } from '../../../ui/campos/botao-base.tsx'
import { Botoes } from '../../../ui/campos/botoes.tsx'
import { useValidadeComAtraso } from '../../../ui/campos/use-validade-com-atraso.ts'
import { Cartao } from '../../../ui/ficha/cartao.tsx'
import { useConfirmar } from '../../../ui/retorno/confirmacao.tsx'
import { OfertaDeRascunho } from '../../../ui/retorno/oferta-de-rascunho.tsx'
import { PainelDeStatus } from '../../../ui/retorno/painel-de-status.tsx'
import { TextoDoArtigo } from '../artigo/texto-do-artigo.tsx'
import { CamposDoArtigo } from './campos-do-artigo.tsx'
import { ConflitoDoArtigo } from './conflito-do-artigo.tsx'
import estilos from './edicao.module.css'
import { type Edicao, useEdicao } from './use-edicao.ts'

const CONFLITO = 'ALTERADO_POR_OUTRA_PESSOA'

type FormularioDoArtigoProps = { artigo: Artigo | null; aoSalvar: (artigo: Artigo) => void }

/** FAQ-01 Writes an article beside what its readers will see. */
export function FormularioDoArtigo({ artigo, aoSalvar }: FormularioDoArtigoProps) {
  const edicao = useEdicao(artigo, (salvo) => {
    rascunho.concluir()
    aoSalvar(salvo)
  })
  const { form, base, erro } = edicao
  const rascunho = useRascunho(`faq/artigo/${artigo?.id ?? 'novo'}`, form)
  return (
    <form noValidate onSubmit={edicao.salvar}>
      <Stack>
        {rascunho.oferecido && <OfertaDeRascunho rascunho={rascunho} />}
        {erro && erro.codigo !== CONFLITO && (
          <PainelDeStatus tipo="erro" mensagem={mensagemDoErro(erro)} aoFechar={edicao.esquecerErro} />
        )}
        {erro?.codigo === CONFLITO && base && (
          <ConflitoDoArtigo
            idArtigo={base.id}
            aoAssumir={(atual) => {
              edicao.assumir(atual)
              edicao.esquecerErro()
            }}
          />
        )}
        <SimpleGrid cols={{ base: 1, md: 2 }}>
          <CamposDoArtigo form={form} />
          <Previa form={form} />
        </SimpleGrid>
        <BotoesDaEdicao edicao={edicao} novo={artigo === null} />
      </Stack>
    </form>
  )
}

function Previa({ form: { control } }: Pick<Edicao, 'form'>) {
  const [titulo, conteudo] = useWatch({ control, name: ['titulo', 'conteudo'] })
  return (
    <Cartao titulo="Prévia">
      {titulo && <h3 className={estilos.titulo}>{titulo}</h3>}
      {conteudo.trim() ? (
        <TextoDoArtigo conteudo={conteudo} nivelAcima={3} emOutraAba />
      ) : (
        <p className={estilos.dica}>O texto aparece aqui como quem lê vai vê-lo.</p>
      )}
    </Cartao>
  )
}

type BotoesDaEdicaoProps = { edicao: Edicao; novo: boolean }

function BotoesDaEdicao({ edicao: { form, base, enviando, mudarPublicacao }, novo }: BotoesDaEdicaoProps) {
  const confirmar = useConfirmar()
  const { isDirty, isValid } = form.formState
  const valido = useValidadeComAtraso(isValid && isDirty)
  async function aoMudarPublicacao() {
    const aceito = await confirmar(
      base?.publicado
        ? {
            titulo: 'Tirar o artigo do ar?',
            mensagem: 'Ele volta a ser um rascunho, com os votos que já recebeu.',
            confirmar: 'Tirar do ar',
          }
        : {
            titulo: 'Publicar o artigo?',
            mensagem:
              base?.publico === 'INTERNO'
                ? 'Ele aparece para toda a equipe.'
                : 'Ele aparece para todas as pessoas que usam o portal.',
            confirmar: 'Publicar',
          },
    )
    if (aceito) mudarPublicacao()
  }
  return (
    <Botoes>
      <BotaoBase
        type="submit"
        habilitado={valido}
        falta={isDirty || !base ? undefined : MENSAGENS.nadaMudou}
        carregando={enviando}
      >
        {base ? 'Salvar' : 'Salvar rascunho'}
      </BotaoBase>
      {/* What was new goes on in its own page: published from here, that page would not know. */}
      {base && !novo && (
        <Button
          variant="default"
          disabled={isDirty || enviando}
          title={isDirty ? 'Salve antes' : undefined}
          onClick={() => void aoMudarPublicacao()}
        >
          {base.publicado ? 'Tirar do ar' : 'Publicar'}
        </Button>
      )}
    </Botoes>
  )
}
