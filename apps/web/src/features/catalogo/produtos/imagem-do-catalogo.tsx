import type { LinhaDaTabela } from '@balcao/dominio/ajustes/tabela'
import { obterImagemDoProduto } from '@balcao/dominio/produtos/contratos'
import { IMAGEM_DO_PRODUTO } from '@balcao/dominio/produtos/imagem'
import { enviarImagemDoProduto, tirarImagemDoProduto } from '@balcao/dominio/produtos/manter'
import { Box, Button, Group } from '@mantine/core'
import { useState } from 'react'
import { enderecoDaImagem } from '../../../platform/ambiente.ts'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { useAcao } from '../../../platform/consultas.ts'
import { TrocarImagem } from '../../../ui/arquivos/trocar-imagem.tsx'
import { ImagemDeProduto } from '../../../ui/produtos/imagem-de-produto.tsx'
import { avisarErro, avisarSucesso } from '../../../ui/retorno/toasts.ts'

const LADO = 120

/** ADM-07 The picture of a product, put, changed and taken away apart from its fields. */
export function ImagemDoCatalogo({ produto }: { produto: LinhaDaTabela }) {
  const { id, versao, ativo, nome, valores } = produto
  const idImagem = valores.imagemId
  const [trocando, setTrocando] = useState(false)
  const tirar = useAcao(tirarImagemDoProduto, {
    aoConcluir: ({ message }) => avisarSucesso(message),
    aoFalhar: (erro) => avisarErro(mensagemDoErro(erro)),
  })
  if (trocando) return <Trocar produto={produto} aoFechar={() => setTrocando(false)} />
  return (
    <Group gap="md" mb="md">
      <ImagemDeProduto
        endereco={idImagem && enderecoDaImagem(obterImagemDoProduto, { idImagem })}
        descricao={idImagem ? nome : 'Sem imagem'}
        lado={LADO}
      />
      {ativo && (
        <Group gap="xs">
          <Button variant="default" onClick={() => setTrocando(true)}>
            {idImagem ? 'Trocar imagem' : 'Enviar imagem'}
          </Button>
          {idImagem && (
            <Button
              variant="subtle"
              color="red"
              loading={tirar.isPending}
              onClick={() => tirar.mutate({ params: { idLinha: id }, corpo: { versao } })}
            >
              Tirar imagem
            </Button>
          )}
        </Group>
      )}
    </Group>
  )
}

function Trocar({ produto: { id, versao }, aoFechar }: { produto: LinhaDaTabela; aoFechar: () => void }) {
  const enviar = useAcao(enviarImagemDoProduto, {
    aoConcluir: ({ message }) => {
      avisarSucesso(message)
      aoFechar()
    },
  })
  return (
    <Box mb="md">
      <TrocarImagem
        nome="Imagem do produto"
        regra={IMAGEM_DO_PRODUTO}
        dica="; quadrada aparece inteira."
        campo={enviarImagemDoProduto.arquivos.campo}
        envio={enviar}
        mostrar={(endereco) => (
          <ImagemDeProduto endereco={endereco} descricao="Como vai aparecer" lado={LADO} />
        )}
        aoEnviar={(arquivo) =>
          enviar.mutate({ params: { idLinha: id }, corpo: { versao }, arquivos: [arquivo] })
        }
        aoFechar={aoFechar}
      />
    </Box>
  )
}
