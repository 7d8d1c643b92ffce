import { useState } from 'react'
import { useJanelaUnica } from '../../platform/acao/janela-da-acao.tsx'
import { DialogoDaFicha } from '../../ui/ficha/dialogo-da-ficha.tsx'
import type { EscolhaDeEndereco } from './escolha-de-endereco.ts'
import { NovoEndereco } from './novo-endereco.tsx'
import { SelecaoDeEndereco } from './selecao-de-endereco.tsx'

type DialogoDeEnderecosProps = EscolhaDeEndereco & { idCli: number; aberto: boolean; aoFechar: () => void }

const LARGURA = 'min(900px, 94vw)'
const ALTURA = '70vh'

/** END-01 Whoever opens it says what is chosen now, and keeps what is chosen: a customer, a quote. */
export function DialogoDeEnderecos({ aberto, aoFechar, ...resto }: DialogoDeEnderecosProps) {
  const [criando, setCriando] = useState(false)
  const janela = useJanelaUnica('Cadastrar novo endereço', () => setCriando(false))
  return (
    <DialogoDaFicha
      aberto={aberto}
      titulo={criando ? janela.titulo : 'Selecionar endereço de entrega'}
      largura={LARGURA}
      altura={ALTURA}
      aoFechar={criando ? janela.tentarFechar : aoFechar}
    >
      <Conteudo {...resto} janela={janela} criando={criando} aoCriar={() => setCriando(true)} />
    </DialogoDaFicha>
  )
}

type ConteudoProps = EscolhaDeEndereco & {
  idCli: number
  janela: ReturnType<typeof useJanelaUnica>
  criando: boolean
  aoCriar: () => void
}

function Conteudo({ idCli, janela, criando, aoCriar, ...escolha }: ConteudoProps) {
  const [escolhido, setEscolhido] = useState(escolha.atual)
  if (!criando)
    return (
      <SelecaoDeEndereco
        {...escolha}
        idCli={idCli}
        escolhido={escolhido}
        aoEscolher={setEscolhido}
        aoCriar={aoCriar}
      />
    )
  return (
    <NovoEndereco
      idCli={idCli}
      janela={janela}
      // Nobody writes an address down to deliver elsewhere.
      aoCriar={({ id }) => {
        setEscolhido(id)
        janela.fechar()
      }}
    />
  )
}
