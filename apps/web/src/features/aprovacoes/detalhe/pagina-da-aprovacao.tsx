import { CANAL_DE_APROVACOES } from '@balcao/dominio/aprovacoes/canais'
import { type Aprovacao, obterAprovacao } from '@balcao/dominio/aprovacoes/contratos'
import { estaAberta } from '@balcao/dominio/aprovacoes/situacoes'
import { TIPOS_DE_APROVACAO } from '@balcao/dominio/aprovacoes/tipos'
import { nomeDoCliente } from '@balcao/dominio/formatos/nomes'
import { TEXTOS } from '@balcao/dominio/mensagens'
import { Alert, Anchor, Button, Stack, Text } from '@mantine/core'
import { IconChecks, IconClockPause, IconInfoCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useConsulta } from '../../../platform/consultas.ts'
import { Ficha } from '../../../platform/ficha/ficha.tsx'
import { FichaNaoEncontrada } from '../../../platform/ficha/ficha-nao-encontrada.tsx'
import { LinkDeVolta } from '../../../platform/listas/link-de-volta.tsx'
import { useReleituraAoVivo } from '../../../platform/tempo-real.ts'
import { useTituloProprio } from '../../../platform/titulo-proprio.ts'
import { BotaoImpedido } from '../../../ui/campos/botao-impedido.tsx'
import { CabecalhoDaFicha } from '../../../ui/ficha/cabecalho-da-ficha.tsx'
import { CamposDaFicha } from '../../../ui/ficha/campos-da-ficha.tsx'
import { Cartao } from '../../../ui/ficha/cartao.tsx'
import { CartaoDoHistorico } from '../../../ui/ficha/cartao-do-historico.tsx'
import { PaginaDaFicha } from '../../../ui/ficha/pagina-da-ficha.tsx'
import { tardio } from '../../../ui/retorno/tardio.tsx'
import { TempoRelativo } from '../../../ui/retorno/tempo-relativo.tsx'
import { TextoComQuebras } from '../../../ui/retorno/texto-com-quebras.tsx'
import { EtiquetaDaSituacao } from '../situacao-da-aprovacao.tsx'
import { CartaoDoCliente, CartaoDoVendedor } from './cartoes-da-aprovacao.tsx'
import type { ModoDaDecisao } from './decidir-aprovacao.tsx'
import estilos from './detalhe.module.css'
import { ItensDaAprovacao } from './itens-da-aprovacao.tsx'

const DecidirAprovacao = tardio(async () => (await import('./decidir-aprovacao.tsx')).DecidirAprovacao)

export function AprovacaoNaoEncontrada() {
  return (
    <FichaNaoEncontrada
      icone={<IconChecks size={40} stroke={1.5} aria-hidden />}
      titulo="Aprovação não encontrada"
      saida={{ rota: '/home', texto: TEXTOS.irParaHome }}
    />
  )
}

/** GES-03 One thing that waits for a yes, with all that it takes to give it. */
export function PaginaDaAprovacao({ idAprovacao }: { idAprovacao: number }) {
  const consulta = useConsulta(obterAprovacao, { params: { idAprovacao } }, { mostradoNaArea: true })
  useReleituraAoVivo([CANAL_DE_APROVACOES])
  return (
    <Ficha
      consulta={consulta}
      filialDe={({ idFil }) => idFil ?? 0}
      naoEncontrada={() => <AprovacaoNaoEncontrada />}
    >
      {(aprovacao) => <AprovacaoAberta aprovacao={aprovacao} />}
    </Ficha>
  )
}

const ENDERECOS = {
  ORCAMENTO: (id: number) => ({ to: '/orcamentos/$idOrcamento', params: { idOrcamento: String(id) } }),
  PEDIDO: (id: number) => ({ to: '/pedidos/$idPedido', params: { idPedido: String(id) } }),
  NEGOCIACAO: (id: number) => ({ to: '/negociacoes-de-preco', search: { item: id } }),
  TROCA: (id: number) => ({ to: '/solicitacoes-de-troca/$idTroca', params: { idTroca: String(id) } }),
  CADASTRO: (id: number) => ({ to: '/clientes/cadastros', search: { item: id } }),
} as const

function AprovacaoAberta({ aprovacao }: { aprovacao: Aprovacao }) {
  const { tipo, idReferencia, cliente, situacao, mensagem, anotacao, motivo, motivoDeRecusa } = aprovacao
  const nome = `${TIPOS_DE_APROVACAO[tipo].coisa} ${idReferencia}`
  useTituloProprio(nome)
  const aberta = estaAberta(situacao)
  return (
    <PaginaDaFicha
      cabecalho={
        <CabecalhoDaFicha
          titulo={nome}
          voltar={<LinkDeVolta lista="aprovacoes" />}
          etiquetas={<EtiquetaDaSituacao situacao={situacao} />}
          subtitulo={nomeDoCliente(cliente)}
        >
          <CamposDaFicha
            forma="fatos"
            campos={[
              { nome: 'Esperando desde', valor: <TempoRelativo data={aprovacao.pedidaEm} /> },
              {
                nome: 'Vence',
                valor: aberta && aprovacao.venceEm && <TempoRelativo data={aprovacao.venceEm} />,
              },
              {
                nome: 'Volta',
                valor: aprovacao.separadaAte && <TempoRelativo data={aprovacao.separadaAte} />,
              },
              { nome: 'Filial', valor: aprovacao.filial },
              { nome: 'Plano', valor: aprovacao.plano },
            ]}
          />
        </CabecalhoDaFicha>
      }
      rotuloDoLado="O que ajuda a decidir"
      lado={
        <>
          <CartaoDoCliente aprovacao={aprovacao} />
          <CartaoDoVendedor aprovacao={aprovacao} />
          <CartaoDoHistorico historico={aprovacao.historico} />
        </>
      }
    >
      <Stack gap="md">
        <Cartao
          titulo="O que se pede"
          aoLado={
            <Anchor size="sm" component={Link} {...(ENDERECOS[tipo](idReferencia) as object)}>
              Abrir {TIPOS_DE_APROVACAO[tipo].coisa.toLowerCase()}
            </Anchor>
          }
        >
          <Text>
            <TextoComQuebras texto={aprovacao.resumo} />
          </Text>
          {aprovacao.motivosDitos.length > 0 && (
            <Text size="sm" c="dimmed">
              {aprovacao.motivosDitos.join(' · ')}
            </Text>
          )}
          {mensagem && (
            <Text mt="xs">
              “<TextoComQuebras texto={mensagem} />”
            </Text>
          )}
        </Cartao>
        {anotacao && situacao === 'SEPARADA' && (
          <Alert icon={<IconClockPause size={18} aria-hidden />} title="Posta de lado">
            {anotacao}
          </Alert>
        )}
        {!aberta && (
          <Alert icon={<IconInfoCircle size={18} aria-hidden />} title={fim(aprovacao)}>
            {[motivoDeRecusa, motivo].filter(Boolean).join(': ')}
          </Alert>
        )}
        <ItensDaAprovacao itens={aprovacao.itens} />
        <Acoes aprovacao={aprovacao} />
      </Stack>
    </PaginaDaFicha>
  )
}

function fim({ situacao, decisor, emNomeDe }: Aprovacao): string {
  const quem = [decisor, emNomeDe && `no lugar de ${emNomeDe}`].filter(Boolean).join(', ')
  if (situacao === 'RETIRADA') return 'Retirada'
  if (situacao === 'EXPIRADA') return 'Venceu sem decisão'
  const feito =
    situacao === 'RECUSADA'
      ? 'Recusada'
      : situacao === 'APROVADA_OUTRA'
        ? 'Aprovada com outra proposta'
        : 'Aprovada'
  return quem ? `${feito} por ${quem}` : feito
}

/** On a phone the answer stands at the foot, where the thumb is. */
function Acoes({ aprovacao }: { aprovacao: Aprovacao }) {
  const [modo, setModo] = useState<ModoDaDecisao | null>(null)
  const { impedimento, impedimentoParaRetirar, proposta, tetos, situacao, tipo } = aprovacao
  const propoe = proposta !== null || tetos.length > 0
  const { semProposta } = TIPOS_DE_APROVACAO[tipo]
  const decide = impedimento === null
  const retira = impedimentoParaRetirar === null
  if (!estaAberta(situacao)) return null
  const fechar = () => setModo(null)
  return (
    <>
      {!decide && !retira && (
        <Text c="dimmed" size="sm">
          {impedimento}
        </Text>
      )}
      <div className={estilos.acoes} data-no-pe>
        {decide && <Button onClick={() => setModo('aprovar')}>Aprovar</Button>}
        {decide && propoe && (
          <Button variant="light" onClick={() => setModo('propor')}>
            Outra proposta
          </Button>
        )}
        {decide && !propoe && semProposta && (
          <BotaoImpedido variant="light" motivo={semProposta}>
            Outra proposta
          </BotaoImpedido>
        )}
        {decide && (
          <Button variant="light" color="red" onClick={() => setModo('recusar')}>
            Recusar
          </Button>
        )}
        {decide && (
          <Button variant="default" onClick={() => setModo('separar')}>
            Pôr de lado
          </Button>
        )}
        {retira && (
          <Button variant="default" onClick={() => setModo('retirar')}>
            Retirar pedido
          </Button>
        )}
      </div>
      {modo && <DecidirAprovacao aprovacao={aprovacao} modo={modo} aoFechar={fechar} aoNaoVir={fechar} />}
    </>
  )
}
