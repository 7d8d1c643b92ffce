import { listarEnderecosDeEntrega, selecionarEnderecoDeEntrega } from '@balcao/dominio/enderecos/contratos'
import { Button, Text } from '@mantine/core'
import { IconMapPin } from '@tabler/icons-react'
import { useState } from 'react'
import { mensagemDoErro } from '../../platform/api-error.ts'
import { useAcao, useConsulta } from '../../platform/consultas.ts'
import { Secao } from '../../platform/ficha/secao.tsx'
import { useSessao } from '../../platform/sessao.tsx'
import { avisarSucesso } from '../../ui/retorno/toasts.ts'
import { EnderecoEmLinhas } from './endereco-em-linhas.tsx'
import { EscolherEndereco } from './escolher-endereco.tsx'

/** END-01 Where goods go to a customer when nobody says otherwise. */
export function EnderecoDeEntrega({ idCli }: { idCli: number }) {
  const altera = useSessao().pode('CADASTRA_ENDERECO_ENTREGA')
  const [aberto, setAberto] = useState(false)
  const consulta = useConsulta(listarEnderecosDeEntrega, { params: { idCli } }, { mostradoNaArea: true })
  const acao = useAcao(selecionarEnderecoDeEntrega, {
    aoConcluir: () => {
      avisarSucesso('Endereço de entrega alterado.')
      setAberto(false)
    },
  })
  const selecionado = consulta.data?.itens.find((endereco) => endereco.selecionado) ?? null
  function abrir() {
    acao.reset()
    setAberto(true)
  }
  return (
    <>
      <Secao
        titulo="Endereço de Entrega"
        consulta={consulta}
        acoes={
          <Button variant="default" leftSection={<IconMapPin size={16} aria-hidden />} onClick={abrir}>
            {altera ? 'Alterar' : 'Ver endereços'}
          </Button>
        }
      >
        {() =>
          selecionado ? (
            <EnderecoEmLinhas endereco={selecionado} />
          ) : (
            <Text c="dimmed">O mesmo do cadastro do cliente.</Text>
          )
        }
      </Secao>
      <EscolherEndereco
        idCli={idCli}
        aberto={aberto}
        atual={selecionado?.id ?? null}
        aoSalvar={(endereco) => acao.mutate({ params: { idCli }, corpo: { id: endereco?.id ?? null } })}
        salvando={acao.isPending}
        erro={acao.error && mensagemDoErro(acao.error)}
        aoFechar={() => setAberto(false)}
      />
    </>
  )
}
