import type { LinhaDaTabela } from '@balcao/dominio/ajustes/tabela'
import { obterImagemDoProduto } from '@balcao/dominio/produtos/contratos'
import { IMAGEM_DO_PRODUTO } from '@balcao/dominio/produtos/imagem'
import { enviarImagemDoProduto, tirarImagemDoProduto } from '@balcao/dominio/produtos/manter'
import { Button, Group, Input, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { enderecoDaImagem } from '../../../platform/ambiente.ts'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { useAcao } from '../../../platform/consultas.ts'
import type { ArquivoAnexado } from '../../../ui/arquivos/arquivo-anexado.ts'
import { EnvioDeArquivos } from '../../../ui/arquivos/envio-de-arquivos.tsx'
import { useEnderecoLocal } from '../../../ui/arquivos/use-endereco-local.ts'
import { recusaDe } from '../../../ui/campos/recusas-por-campo.ts'
import { ImagemDeProduto } from '../../../ui/produtos/imagem-de-produto.tsx'
import { avisarErro, avisarSucesso } from '../../../ui/retorno/toasts.ts'

const LADO = 120
const { extensoes, maximoMb, largura, altura } = IMAGEM_DO_PRODUTO

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
  const [arquivos, setArquivos] = useState<readonly ArquivoAnexado[]>([])
  const escolhido = arquivos[0]?.arquivo
  const endereco = useEnderecoLocal(escolhido)
  const enviar = useAcao(enviarImagemDoProduto, {
    aoConcluir: ({ message }) => {
      avisarSucesso(message)
      aoFechar()
    },
  })
  const problema =
    enviar.error &&
    (recusaDe(enviarImagemDoProduto.arquivos.campo, enviar.error.campos) ?? enviar.error.message)
  function escolher(novos: readonly ArquivoAnexado[]) {
    enviar.reset()
    setArquivos(novos)
  }
  return (
    <Stack gap="xs" mb="md">
      <EnvioDeArquivos
        rotulo="Imagem do produto"
        extensoes={extensoes}
        maximoMb={maximoMb}
        maximoDeArquivos={1}
        comoVeio
        arquivos={arquivos}
        aoAdicionar={escolher}
        aoRemover={() => escolher([])}
        desabilitado={enviar.isPending}
      />
      <Text size="sm" c="dimmed">
        De {largura.minimo} × {altura.minimo} a {largura.maximo} × {altura.maximo} pixels; quadrada aparece
        inteira.
      </Text>
      {endereco && <ImagemDeProduto endereco={endereco} descricao="Como vai aparecer" lado={LADO} />}
      {problema && <Input.Error role="alert">{problema}</Input.Error>}
      <Group gap="xs">
        <Button
          loading={enviar.isPending}
          disabled={!escolhido}
          onClick={() =>
            escolhido && enviar.mutate({ params: { idLinha: id }, corpo: { versao }, arquivos: [escolhido] })
          }
        >
          Guardar imagem
        </Button>
        <Button variant="default" onClick={aoFechar}>
          Deixar como está
        </Button>
      </Group>
    </Stack>
  )
}
