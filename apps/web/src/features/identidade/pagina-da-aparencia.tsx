import { type ImagemNaTela, listarImagens, voltarImagem } from '@balcao/dominio/identidade/contratos'
import { cabeNoPapel, IMAGENS_DO_NEGOCIO } from '@balcao/dominio/identidade/imagens'
import { Alert, Anchor, Button, Group, Stack, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useAcao, useConsulta } from '../../platform/consultas.ts'
import { AreaDaConsulta } from '../../platform/ficha/area-da-consulta.tsx'
import { enderecoDoFundo, enderecoDoLogo } from '../../platform/imagens-do-negocio.ts'
import { useSessao } from '../../platform/sessao.tsx'
import { tamanhoLegivel } from '../../ui/arquivos/arquivo-anexado.ts'
import { Pagina } from '../../ui/pagina/pagina.tsx'
import { Trilha } from '../../ui/pagina/trilha.tsx'
import { useConfirmar } from '../../ui/retorno/confirmacao.tsx'
import { avisarErro, avisarSucesso } from '../../ui/retorno/toasts.ts'
import estilos from './aparencia.module.css'
import { Mostra } from './mostra.tsx'
import { TrocarImagemDoNegocio } from './trocar-imagem-do-negocio.tsx'

const TITULO = 'Logotipo e fundo'

/** ADM-08 */
export function PaginaDaAparencia() {
  const consulta = useConsulta(listarImagens, {}, { mostradoNaArea: true })
  const { pode } = useSessao()
  return (
    <Pagina
      titulo={TITULO}
      acima={
        <Trilha
          acima={[
            <Anchor key="administracao" component={Link} to="/administracao">
              Administração
            </Anchor>,
          ]}
          aqui={TITULO}
        />
      }
      descricao="O que se envia vale na hora, em toda janela aberta, e o original sempre volta."
    >
      <AreaDaConsulta consulta={consulta}>
        {({ itens, muda }) => (
          <Stack gap="xl">
            {!muda && (
              <Alert color="gray">As imagens são do negócio inteiro: só muda quem vê todas as filiais.</Alert>
            )}
            {itens.map((imagem) => (
              <Secao key={imagem.qual} imagem={imagem} muda={muda} />
            ))}
            {pode('PARAMETRO_CONFIGURAR') && (
              <Text size="sm">
                O nome e a cor do negócio estão nos{' '}
                <Anchor
                  component={Link}
                  to="/administracao/parametros"
                  search={{ chave: 'nomeDoNegocio' } as never}
                  inherit
                  underline="always"
                >
                  parâmetros
                </Anchor>
                .
              </Text>
            )}
          </Stack>
        )}
      </AreaDaConsulta>
    </Pagina>
  )
}

const ENDERECOS = { logo: enderecoDoLogo, fundo: enderecoDoFundo }

function Secao({ imagem, muda }: { imagem: ImagemNaTela; muda: boolean }) {
  const { qual, enviada, marca, versao } = imagem
  const { nome, onde } = IMAGENS_DO_NEGOCIO[qual]
  const [trocando, setTrocando] = useState(false)
  const confirmar = useConfirmar()
  const voltar = useAcao(voltarImagem, {
    aoConcluir: ({ message }) => avisarSucesso(message),
    aoFalhar: ({ message }) => avisarErro(message),
  })
  const perguntar = async () => {
    const sim = await confirmar({
      titulo: 'Voltar ao original?',
      mensagem: `${nome}: a imagem que o negócio tinha antes volta a aparecer para todos. A enviada continua na auditoria.`,
      confirmar: 'Voltar ao original',
    })
    if (sim) voltar.mutate({ params: { qual }, corpo: { versao } })
  }
  return (
    <section aria-label={nome} className={estilos.secao}>
      <div>
        <Title order={2} size="h4">
          {nome}
        </Title>
        <Text size="sm" c="dimmed">
          {onde}.
        </Text>
      </div>
      {trocando ? (
        <TrocarImagemDoNegocio imagem={imagem} aoFechar={() => setTrocando(false)} />
      ) : (
        <>
          <Mostra qual={qual} endereco={ENDERECOS[qual](marca)} />
          <Text size="sm">{enviada ? dizerDaEnviada(enviada) : 'O original do negócio.'}</Text>
          {qual === 'logo' && enviada && !cabeNoPapel(extensaoDe(enviada.nome)) && (
            <Text size="sm" c="dimmed">
              E-mail e PDF não mostram WEBP: neles aparece o nome do negócio. Para ver o logotipo também ali,
              envie PNG ou JPEG.
            </Text>
          )}
          {muda && (
            <Group gap="xs">
              <Button variant="default" onClick={() => setTrocando(true)}>
                Trocar
              </Button>
              {enviada && (
                <Button variant="subtle" loading={voltar.isPending} onClick={() => void perguntar()}>
                  Voltar ao original
                </Button>
              )}
            </Group>
          )}
        </>
      )}
    </section>
  )
}

const extensaoDe = (nome: string) =>
  nome
    .slice(nome.lastIndexOf('.') + 1)
    .toLowerCase()
    .replace('jpeg', 'jpg')

const dizerDaEnviada = ({ nome, largura, altura, tamanho }: NonNullable<ImagemNaTela['enviada']>) =>
  `${nome} · ${largura} × ${altura} pixels · ${tamanhoLegivel(tamanho)}`
